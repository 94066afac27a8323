"""Write the fixtures of the frame's gallery, from real matches: python frame-fixtures.py

A fixture is a list of updates as seat 0 hears them, with every question asked, as the server does.
"""

import json
from pathlib import Path

from ruthless.bots import Sight, bot_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

HERE = Path(__file__).parent / "fixtures"
WINDOWS = {"counter", "counter-share", "nice-try", "lucky-bastard"}


def update(match: Match, facts: list, number: int) -> dict:
    view = match.view(0).as_json()
    ask = None
    if view["question"]:
        refusals = {
            card: why.as_json()
            for card in dict.fromkeys(view["hand"])
            if card not in view["options"] and (why := match.refusal(card, 0))
        }
        ask = {"id": f"q{number}", "window": view["question"]["id"] in WINDOWS, "refusals": refusals}
    told = [{"number": number, "facts": [fact.told(0).as_json() for fact in facts]}]
    facts.clear()
    clock = {"left": 24000, "total": 40000, "grace": 20000}
    return {"is": "update", "match": 1, "number": number, "told": told, "view": view, "ask": ask, "clock": clock}


def played(match: Match, facts: list, seed: str, most: int = 10_000, lines: tuple = ()) -> list[dict]:
    bots = [bot_named("casual", Luck.from_seed(f"{seed}/{seat}")) for seat in range(match.seats)]
    heard = [update(match, facts, 0)]
    answers = list(lines)
    while match.decision is not None and len(heard) < most:
        group = match.together
        while (decision := match.decision) is not None:
            if answers:
                match.answer(answers.pop(0), decision.seat)
            elif len(decision.options) == 1:
                match.answer(decision.options[0], decision.seat)
            else:
                match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
            if group is None or match.together is not group:
                break
        heard.append(update(match, facts, len(heard)))
        if lines and not answers:
            break
    return heard


def laid_out(name: str, lines: tuple = (), most: int = 1, **position: object) -> tuple[str, list[dict]]:
    facts: list = []
    match = Match.laid_out("frantic", position, seed=name, ask_forced=True, listener=facts)
    return name, played(match, facts, name, most if not lines else 10_000, lines)


NINE = "red-3 red-7 yellow-2 green-4 green-9 gift:green blue-6 black-4 counterattack"
MANY = (
    "red-1 red-4 red-8 red-9 skip:red yellow-2 yellow-5 yellow-7 yellow-8 exchange:yellow gift:yellow green-3 green-5 "
    "green-6 blue-1 blue-2 blue-5 blue-9 black-5 fantastic counterattack fuck-you"
)
SCENES = [
    laid_out(
        "turn",
        lines=("gift:red", "-> 1", "no", "red-1", "red-2", "fantastic", "wish green"),
        hands=[
            NINE,
            "blue-1 blue-2 blue-3 red-5 red-6 green-1",
            "red-1 red-2 gift:red blue-5 blue-7 yellow-1",
            "fantastic red-9 green-5 green-6",
        ],
        pile="red-9",
        turn=2,
        round=3,
        scores=[37, 22, 91, 48],
    ),
    laid_out(
        "wished",
        hands=[NINE, "red-2 blue-5 blue-7", None, None],
        pile="fantastic blue-3",
        force="wish green",
        round=3,
        scores=[37, 48, 91, 22],
    ),
    laid_out(
        "many",
        hands=[MANY, "red-2 blue-7", None, "green-2 green-7 green-8 green-9 red-5"],
        pile="yellow-5 red-5",
        bomb=[2, 2, 2, 2],
        round=5,
    ),
    laid_out("most", hands=[MANY + " red-2 yellow-3 green-7", None, None, None], pile="yellow-5 red-5", round=5),
    laid_out(
        "reaction",
        lines=("gift:red", "-> 0"),
        hands=[NINE, "red-1 red-2 gift:red", None, None],
        pile="red-9",
        turn=1,
        round=3,
    ),
    laid_out(
        "reaction-none",
        lines=("skip:red", "-> 0"),
        hands=["red-3 red-5 blue-6", "red-1 red-2 skip:red", None, None],
        pile="red-9",
        turn=1,
        round=3,
    ),
    laid_out(
        "event",
        lines=("black-7",),
        hands=["black-7 red-5 red-2 blue-1", "red-1 red-2", None, None],
        pile="red-7",
        events="earthquake",
        round=2,
    ),
    laid_out("victim", lines=("gift:green",), hands=[NINE, None, None, None], pile="green-1", round=3),
    laid_out(
        "give", lines=("gift:green", "-> 2", "no", "red-7"), hands=[NINE, None, None, None], pile="green-1", round=3
    ),
    laid_out("wish", lines=("fantastic",), hands=[NINE + " fantastic", None, None, None], pile="green-1", round=3),
    laid_out("number", hands=[NINE, None, None, None], pile="fantastic", force="wish 7", round=3),
    laid_out("few", hands=["red-3 green-4", None, None, None, None, None], pile="green-1", round=1),
    laid_out("eight", hands=[NINE] + [None] * 7, pile="blue-1", round=1),
]


def main() -> None:
    scenes = dict(SCENES)
    facts: list = []
    match = Match.new(
        "frantic", 4, "frame", {"limit": 90, "expansions": ["troublemaker"]}, ask_forced=True, listener=facts
    )
    whole = played(match, facts, "frame")
    # enough to see things fly
    (HERE / "frame-match.json").write_text(json.dumps(whole[:50], ensure_ascii=False, separators=(",", ":")))
    last = whole[-1]
    last["told"] = [told for one in whole for told in one["told"]]
    ends = [
        at for at, one in enumerate(whole) if at and len(one["view"]["sheet"]) > len(whole[at - 1]["view"]["sheet"])
    ]
    end = ends[-2] if len(ends) > 1 else ends[0]
    before, after = whole[end - 1], whole[end]
    before["told"] = [told for one in whole[:end] for told in one["told"]]
    scenes["scores"] = [before, after]
    scenes["podium"] = [last]
    # every question once
    seen: dict[str, list[dict]] = {}
    for seed in range(400):
        facts = []
        match = Match.new(
            "frantic",
            4,
            f"q{seed}",
            {"expansions": ["troublemaker"], "scoring": "rounds" if seed % 2 else "points"},
            ask_forced=True,
            listener=facts,
        )
        for one in played(match, facts, f"q{seed}", 260):
            question = one["view"]["question"]
            if question and (question["id"] not in seen):
                seen[question["id"]] = [one]
    print(len(seen), sorted(seen))
    (HERE / "frame-scenes.json").write_text(json.dumps(scenes, ensure_ascii=False, separators=(",", ":")))
    (HERE / "frame-questions.json").write_text(json.dumps(seen, ensure_ascii=False, separators=(",", ":")))


main()
