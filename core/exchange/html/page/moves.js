// What players do with counters: each verb is one step of the game.

const moves = (() => {
  const isOnMap = (place) => place.startsWith('hex/') || place.startsWith('space/');

  function placeName(place) {
    if (place.startsWith('hex/')) return battle.numberOf(place.slice(4));
    if (!place.startsWith('space/')) return say(`place.${place}`);
    const space = battle.spaces.get(place.slice(6));
    return space ? `${text(space.track.title)} ${text(space.title ?? space.label)}` : place;
  }

  const topOf = (place) => Math.max(0, ...game.stackAt(place).map((key) => game.piece(key).z));

  /// Entries of the log keep keys and places, not words: they are read in another language tomorrow.
  const entry = (verb, keys, more = {}) => ({key: `log.${verb}`, pieces: keys.slice(0, 12), n: keys.length, ...more});

  /// The facing that a piece has on the map, if it has none yet: as its set-up says, else the first.
  function facingOf(key, value) {
    const {facing} = battle.pieceOf(key);
    const all = grid.directions(facing);
    if (all.length === 0) return null;
    return all.includes(value.facing) ? value.facing : (setUp.placementOf(key)?.facing ?? all[0]);
  }

  /// Puts pieces on top of what lies at a place, in their order: the first on top.
  function move(keys, place) {
    const moving = keys.filter((key) => battle.pieceOf(key) && game.piece(key).at !== place);
    if (moving.length === 0) return false;
    const top = topOf(place);
    const values = moving.map((key, i) => {
      const value = {...game.piece(key), at: place, z: top + moving.length - i};
      return [key, isOnMap(place) ? {...value, facing: facingOf(key, value)} : value];
    });
    const from = game.piece(moving[0]).at;
    return game.change(entry('moved', moving, {from, to: place}), values.map(supplied));
  }

  /// Markers that go back to the supply need no slot.
  const supplied = ([key, value]) => [key, value.at === 'supply' ? undefined : value];

  /// Where a piece goes that leaves the map: markers to the supply, others wait beside it.
  function home(key) {
    return battle.pieceOf(key)?.kind === 'marker' && battle.copiesOf(battle.pieceOf(key)) > 1 ? 'supply' : 'waiting';
  }

  function takeOff(keys) {
    const values = keys.map((key) => [key, {...game.piece(key), at: home(key), z: topOf(home(key)) + 1}]);
    return game.change(entry('moved', keys, {from: game.piece(keys[0]).at, to: home(keys[0])}), values.map(supplied));
  }

  function eliminate(keys) { return move(keys, 'out'); }

  function turn(keys, steps) {
    const values = [];
    for (const key of keys) {
      const value = game.piece(key);
      const {facing} = battle.pieceOf(key);
      const direction = grid.turned(facing, value.facing, steps);
      if (direction === null) continue;
      const second = value.second === null || facing === 'both' ? value.second : (value.second + steps + 6) % 6;
      values.push([key, {...value, facing: direction, second}]);
    }
    return values.length > 0 && game.change(entry('turned', keys, {facing: values[0][1].facing}), values);
  }

  function face(keys, direction) {
    const fits = keys.filter((key) => grid.directions(battle.pieceOf(key).facing).includes(direction));
    const values = fits.map((key) => [key, {...game.piece(key), facing: direction}]);
    return values.length > 0 && game.change(entry('turned', fits, {facing: direction}), values);
  }

  const facesOf = (key) => battle.list(battle.pieceOf(key)?.faces);

  /// The face on the other side of the counter that is shown.
  function otherFace(key) {
    const {face: shown} = game.piece(key);
    const other = facesOf(key)[shown]?.other;
    return Number.isInteger(other) && facesOf(key)[other] ? other : null;
  }

  function show(verb, changes) {
    const values =
        changes.filter(([, shown]) => shown !== null).map(([key, shown]) => [key, {...game.piece(key), face: shown}]);
    if (values.length === 0) return false;
    const keys = values.map(([key]) => key);
    return game.change(entry(verb, keys, {face: values[0][1].face}), values);
  }

  const showFace = (key, face) => show('flipped', [[key, face]]);
  const flip = (keys) => show('flipped', keys.map((key) => [key, otherFace(key)]));

  /// The face after `count` losses (before them, if negative); null where there is none, 'out' after the last.
  function afterLosses(key, count) {
    const steps = battle.list(battle.pieceOf(key)?.steps);
    const at = steps.indexOf(game.piece(key).face);
    const next = at + count;
    if (at < 0 || next < 0) return null;
    return next < steps.length ? steps[next] : 'out';
  }

  function lose(keys) {
    const [key] = keys;
    const next = afterLosses(key, 1);
    if (next === 'out') return eliminate([key]);
    return show('lost', [[key, next]]);
  }

  function regain(keys) { return show('regained', [[keys[0], afterLosses(keys[0], -1)]]); }

  /// Changes a piece's place in its stack: -1 is one further up.
  function shift(key, by) {
    const stack = [...game.stackAt(game.piece(key).at)];
    const at = stack.indexOf(key);
    const to = clamp(at + by, 0, stack.length - 1);
    if (at === to) return false;
    stack.splice(to, 0, ...stack.splice(at, 1));
    const values = stack.map((other, i) => [other, {...game.piece(other), z: stack.length - i}]);
    return game.change(entry(by < 0 ? 'raised' : 'lowered', [key]), values);
  }

  /// The key of a copy of a marker that nobody has taken yet.
  function freeCopy(piece) {
    for (let copy = 1; copy <= battle.copiesOf(piece); ++copy) {
      const key = `${piece.id}#${copy}`;
      if (game.value(key) === undefined) return key;
    }
    return null;
  }

  function startTurn(turn) {
    const all = setUp.turns();
    if (turn < 0 || turn >= all.length) return false;
    const values = [['turn', turn]];
    const marker = setUp.current().turnMarker;
    const {space} = all[turn];
    if (marker && space && battle.pieceOf(marker)) {
      const place = `space/${space}`;
      values.push([marker, {...game.piece(marker), at: place, z: topOf(place) + 1}]);
    }
    return game.change({key: 'log.turn', turn}, values);
  }

  return {
    move,
    takeOff,
    eliminate,
    turn,
    face,
    flip,
    showFace,
    lose,
    regain,
    shift,
    freeCopy,
    startTurn,
    placeName,
    isOnMap,
    otherFace,
    afterLosses,
    facesOf
  };
})();
