// Hexes, counters and entries of the log in words, the same for panels, the log and screen readers.

const describe = (() => {
  const joined = (parts) => parts.filter(Boolean).join(', ');
  const count = (n) => say('count.counters', {n});

  function faceTitle(key) {
    const faces = moves.facesOf(key);
    return faces.length > 1 ? text(faces[game.piece(key).face]?.title) : '';
  }

  const facing = (direction) => (direction ? say('facing.to', {direction: grid.directionName(direction)}) : '');

  function piece(key) {
    const row = battle.pieceOf(key);
    const {at, facing: direction} = game.piece(key);
    return joined([
      battle.nameOf(key), text(row.type), text(battle.armies.get(row.army)?.name), faceTitle(key),
      moves.isOnMap(at) ? facing(direction) : '', moves.placeName(at)
    ]);
  }

  function pieces(keys) { return keys.length === 1 ? battle.nameOf(keys[0]) : count(keys.length); }

  /// A hex's own words without its counters.
  function ground(hex) {
    const level = Number.isFinite(hex.level) && hex.level !== 0 ? say('hex.level', {level: hex.level}) : '';
    return joined([hex.number || say('hex.unnumbered'), ...battle.list(hex.terrain).map(battle.term), level]);
  }

  function place(at) {
    const hex = at.startsWith('hex/') ? battle.hexes.get(at.slice(4)) : undefined;
    const stack = game.stackAt(at);
    const name = hex ? ground(hex) : moves.placeName(at);
    if (stack.length === 0) return name;
    const names = stack.slice(0, 6).map(battle.nameOf);
    if (stack.length > 6) names.push('…');
    return `${name}. ${count(stack.length)}: ${names.join(', ')}`;
  }

  /// An entry of the log. What it names may be of another edition; then it is said as it stands.
  function entry(value) {
    const {pieces: keys = [], n = 0} = value;
    const named = keys.map((key) => battle.nameOf(key));
    const turn = setUp.turns()[value.turn];
    return say(value.key, {
      n,
      what: n > 3 || named.length === 0 ? count(n) : named.join(', '),
      from: value.from === undefined ? '' : moves.placeName(value.from),
      to: value.to === undefined ? '' : moves.placeName(value.to),
      direction: /^[sv][0-5]$/.test(value.facing ?? '') ? grid.directionName(value.facing) : '',
      face: keys.length > 0 ? text(moves.facesOf(keys[0])[value.face]?.title) : '',
      turn: turn ? text(turn.label) : (value.turn ?? 0) + 1,
      scenario: text(battle.scenarios.get(value.scenario)?.title),
      dice: text(value.dice),
      result: value.result ?? '',
      of: value.of ? entry(value.of) : '',
    });
  }

  return {piece, pieces, place, ground, entry, facing, faceTitle, count};
})();
