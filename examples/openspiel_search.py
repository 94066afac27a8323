"""OpenSpiel's tree search for hidden information plays one seat of Frantic against a random player."""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ruthless.research.openspiel  # noqa: F401 - registers the games


def main(matches: int = 2, simulations: int = 10, seed: int = 1) -> float:
    """Play so many matches of one round; gives the mean return of the seat that searches."""
    game = pyspiel.load_game("ruthless_frantic(players=2,options=limit:1)")
    random = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=random,
    )
    total = 0.0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(random.randint(256)))
            elif state.current_player() == 0:
                state.apply_action(int(bot.step(state)))
            else:
                state.apply_action(int(random.choice(state.legal_actions())))
        total += state.returns()[0]
    print(f"mean return of the search {total / matches:+.3f}")
    return total / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=10)
    arguments = parser.parse_args()
    main(arguments.matches, arguments.simulations)
