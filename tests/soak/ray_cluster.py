"""A real Ray cluster of two nodes on this machine plays a tournament, a bot from outside in it.

    pip install "nottingham[ray]" && python -m pytest tests/soak/ray_cluster.py

Ray is not among the development requirements, so this is asked for by name.
"""

from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from nottingham.arena.played import PlayedGame
from nottingham.arena.schedule import Contest, TournamentPlan
from nottingham.arena.tournament import play
from nottingham.arena.workers import local_workers, ray_workers

BOT = """
from nottingham.bots.honest import HonestBot

class Pupil(HonestBot):
    pass
"""
PLAN = TournamentPlan((Contest("own", ("cluster_pupil:Pupil", "mixer", "steward_hard"), 3),), seed=4)
DEALS = 2


def test_two_nodes_give_what_one_process_gives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cluster_pupil.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    untyped: Any = ray
    alone, kept = list[PlayedGame](), list[PlayedGame]()
    with local_workers(1) as submit:
        play(PLAN, DEALS, submit, 1, alone.extend)
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        with ray_workers(cluster.address) as (submit, workers):
            assert len([node for node in untyped.nodes() if node["Alive"]]) == 2
            assert workers == 2
            play(PLAN, DEALS, submit, workers, kept.extend)
    finally:
        cluster.shutdown()
    assert kept == alone
