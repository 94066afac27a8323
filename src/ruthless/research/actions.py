"""Action ids under the name they had here first; they live in `ruthless.vectors` now, where bots can use them as well."""

from __future__ import annotations

from ruthless.vectors.actions import ActionTable, action_table

__all__ = ["ActionTable", "action_table"]
