"""Typed accessors: the phase of a table as the class it must be, and copies of a state with some fields changed."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.engine.families import Phase
from nottingham.rules.engine.state import Declaring, Inspecting, Loading, Market, Public, State


def market(public: Public) -> Market:
    phase = public.phase
    assert type(phase) is Market
    return phase


def loading(public: Public) -> Loading:
    phase = public.phase
    assert type(phase) is Loading
    return phase


def declaring(public: Public) -> Declaring:
    phase = public.phase
    assert type(phase) is Declaring
    return phase


def inspecting(public: Public) -> Inspecting:
    phase = public.phase
    assert type(phase) is Inspecting
    return phase


def with_public(state: State, **changes: object) -> State:
    return replace(state, public=replace(state.public, **changes))


def with_phase(state: State, phase: Phase) -> State:
    return replace(state, public=replace(state.public, phase=phase))


def with_inspecting(state: State, **changes: object) -> State:
    return with_phase(state, replace(inspecting(state.public), **changes))
