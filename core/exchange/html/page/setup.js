// How a game begins: the slots of a scenario in one of its variants.

const setUp = (() => {
  const variantOf = (scenario, id) => battle.list(scenario?.variants).find((variant) => variant.id === id);

  function placeOf(placement) {
    if (placement.hex !== undefined && battle.hexes.has(placement.hex)) return `hex/${placement.hex}`;
    if (placement.space !== undefined && battle.spaces.has(placement.space)) return `space/${placement.space}`;
    return placement.off === 'out' ? 'out' : 'waiting';
  }

  function secondOf(placement) {
    const [from, to] = [battle.hexes.get(placement.hex), battle.hexes.get(placement.second)];
    return from && to ? (grid.sideTowards(from, to) ?? null) : null;
  }

  function valueOf(placement, z) {
    return {
      at: placeOf(placement),
      z,
      face: placement.face ?? 0,
      facing: placement.facing ?? null,
      second: secondOf(placement)
    };
  }

  /// All slots; where several placements share a place, the first lies on top.
  function slots(scenario, variant) {
    const values = new Map(
        [['scenario', scenario.id], ['variant', variant?.id ?? ''], ['turn', 0], ['pool', {chits: [], drawn: []}]]);
    const placements = battle.list(variant?.placements);
    placements.forEach((placement, i) => {
      const key = `${placement.piece}#${placement.copy ?? 1}`;
      if (battle.pieceOf(key)) values.set(key, valueOf(placement, placements.length - i));
    });
    return values;
  }

  const current = () => battle.scenarios.get(game.value('scenario')) ?? [...battle.scenarios.values()][0];
  const turns = () => battle.list(current()?.turns);

  /// What the set-up says of a piece: its formation, how it enters, whose reading its place is.
  function placementOf(key) {
    const variant = variantOf(current(), game.value('variant'));
    return battle.list(variant?.placements).find(({piece, copy}) => `${piece}#${copy ?? 1}` === key);
  }

  return {slots, variantOf, current, turns, placementOf, turn: () => turns()[game.value('turn')]};
})();
