"""TorchRL: its wrapper of PettingZoo environments passes its own check, and masked actors learn by REINFORCE."""

import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from nottingham.research.environments import pettingzoo_env

torch.manual_seed(1)
env = PettingZooWrapper(pettingzoo_env.env(players=3, rounds=1), use_mask=True, return_state=True, seed=1)
check_env_specs(env)
steps = 0


def actor(seat: str) -> ProbabilisticActor:
    numbers = env.observation_spec[seat, "observation", "observation"].shape[-1]
    choices = env.observation_spec[seat, "action_mask"].shape[-1]
    net = nn.Sequential(nn.Linear(numbers, 32), nn.Tanh(), nn.Linear(32, choices))
    scoring = TensorDictModule(net, in_keys=[(seat, "observation", "observation")], out_keys=[(seat, "logits")])
    return ProbabilisticActor(
        scoring,
        in_keys={"logits": (seat, "logits"), "mask": (seat, "action_mask")},
        out_keys=[(seat, "action")],
        distribution_class=MaskedCategorical,
        spec=env.full_action_spec_unbatched[seat, "action"],
    )


actors = {seat: actor(seat) for seat in env.group_map}
policy = TensorDictSequential(*actors.values())
optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
for _ in range(3):
    with torch.no_grad():
        rollout = env.rollout(400, policy)
    loss = torch.zeros(())
    for seat, one in actors.items():
        asked = rollout[seat, "mask"].squeeze(-1)
        gained = rollout["next", seat, "reward"].sum()
        chosen = one.get_dist(rollout).log_prob(rollout[seat, "action"]).squeeze(-1)
        loss = loss - gained * chosen[asked].sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    assert torch.isfinite(loss)
    steps += rollout.numel()
print("trained", steps)
