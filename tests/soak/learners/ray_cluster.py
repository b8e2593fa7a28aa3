"""A real Ray cluster of two nodes on this machine plays a tournament, a bot from outside in it, as one process does."""

import sys
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from nottingham.research.arena.schedule import Contest, TournamentPlan
from nottingham.research.arena.tournament import play
from nottingham.research.arena.workers import local_workers, ray_workers

BOT = """
from nottingham.bots.honest import HonestBot

class Pupil(HonestBot):
    pass
"""
PLAN = TournamentPlan((Contest("own", ("cluster_pupil:Pupil", "mixer", "steward_hard"), 3),), seed=4)
DEALS = 2

Path("cluster_pupil.py").write_text(BOT)
sys.path.insert(0, str(Path.cwd()))
alone, kept = [], []
with local_workers(1) as submit:
    play(PLAN, DEALS, submit, 1, alone.extend)
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
try:
    cluster.add_node(num_cpus=1)
    with ray_workers(cluster.address) as (submit, workers):
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert workers == 2
        play(PLAN, DEALS, submit, workers, kept.extend)
finally:
    cluster.shutdown()
assert kept == alone
print("played", len(kept))
