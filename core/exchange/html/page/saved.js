// A game as a file. What comes from a file is a stranger's: each value is looked at before it is used, and what the
// battle does not know is left out and counted.

const saved = (() => {
  const kFormat = 'redoubt-game';
  const kVersion = 1;
  const kMostEntries = 600;
  const identity = battle.data.battle;

  function write() {
    const pieces = {};
    for (const [slot, value] of game.slots()) {
      if (game.isPiece(slot)) pieces[slot] = [value.at, value.z, value.face, value.facing, value.second];
    }
    const {chits, drawn} = pool.value();
    return {
      format: kFormat,
      version: kVersion,
      battle: {id: identity.id, title: identity.title, digest: identity.digest ?? ''},
      scenario: game.value('scenario'),
      variant: game.value('variant'),
      turn: game.value('turn'),
      pool: {chits, drawn},
      pieces,
      log: game.entries(),
    };
  }

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

  /// Why a game can't be played here: the key of a sentence, with its values. `whole` is anything that JSON can be.
  function objection(whole) {
    if (!isObject(whole) || whole.format !== kFormat) return ['load.noGame', {}];
    if (!Number.isInteger(whole.version) || whole.version < 1) return ['load.broken', {}];
    if (whole.version > kVersion) return ['load.newer', {}];
    if (!isObject(whole.battle) || typeof whole.battle.id !== 'string') return ['load.broken', {}];
    if (whole.battle.id !== identity.id) {
      const title = String(whole.battle.title ?? whole.battle.id).slice(0, 120);
      return ['load.other', {title, here: text(identity.title)}];
    }
    if (!isObject(whole.pieces)) return ['load.broken', {}];
    if (!battle.scenarios.has(whole.scenario))
      return ['load.scenario', {scenario: String(whole.scenario).slice(0, 120)}];
    return null;
  }

  function isPlace(at) {
    if (typeof at !== 'string') return false;
    if (at.startsWith('hex/')) return battle.hexes.has(at.slice(4));
    if (at.startsWith('space/')) return battle.spaces.has(at.slice(6));
    return at === 'waiting' || at === 'out';
  }

  /// A piece's value from its row of the file; nothing if one of its cells can't be.
  function pieceValue(key, row) {
    const piece = battle.pieceOf(key);
    if (!piece || !Array.isArray(row) || !isPlace(row[0])) return undefined;
    const [at, z, face, facing, second] = row;
    if (!Number.isInteger(face) || face < 0 || face >= Math.max(1, battle.list(piece.faces).length)) return undefined;
    return {
      at,
      z: Number.isFinite(z) ? clamp(Math.trunc(z), -1e9, 1e9) : 0,
      face,
      facing: grid.directions(piece.facing).includes(facing) ? facing : null,
      second: [0, 1, 2, 3, 4, 5].includes(second) ? second : null,
    };
  }

  function poolValue(value) {
    const keys = (list) => [...new Set(battle.list(list))].filter((key) => typeof key === 'string' && pool.isChit(key));
    const chits = isObject(value) ? keys(value.chits) : [];
    const drawn = isObject(value) ? keys(value.drawn).filter((key) => !chits.includes(key)) : [];
    return {chits, drawn};
  }

  /// An entry of the log in a form that can be shown: known words, short texts, numbers.
  function entry(value, depth = 0) {
    if (!isObject(value) || typeof value.key !== 'string' || !/^log\.\w+$/.test(value.key) || !words.has(value.key)) {
      return undefined;
    }
    const clean = {key: value.key};
    for (const name of ['from', 'to', 'facing', 'dice', 'result', 'scenario']) {
      if (typeof value[name] === 'string') clean[name] = value[name].slice(0, 200);
    }
    for (const name of ['n', 'face', 'turn']) {
      if (Number.isInteger(value[name])) clean[name] = value[name];
    }
    if (Array.isArray(value.pieces)) clean.pieces = value.pieces.slice(0, 12).map((key) => String(key).slice(0, 120));
    if (value.of !== undefined) {
      const of = depth === 0 ? entry(value.of, 1) : undefined;
      if (!of) return undefined;
      clean.of = of;
    }
    return clean;
  }

  /// The slots of a game that `objection` found nothing against: {slots, log, strangers}.
  function read(whole) {
    const scenario = battle.scenarios.get(whole.scenario);
    const variant = setUp.variantOf(scenario, whole.variant) ?? battle.list(scenario.variants)[0];
    const turns = battle.list(scenario.turns).length;
    const turn = Number.isInteger(whole.turn) ? clamp(whole.turn, 0, Math.max(0, turns - 1)) : 0;
    const slots = new Map(
        [['scenario', scenario.id], ['variant', variant?.id ?? ''], ['turn', turn], ['pool', poolValue(whole.pool)]]);
    let strangers = 0;
    for (const [key, row] of Object.entries(whole.pieces).slice(0, 20000)) {
      const value = pieceValue(key, row);
      if (value)
        slots.set(key, value);
      else
        ++strangers;
    }
    addMissing(slots, scenario, variant);
    const log = battle.list(whole.log).slice(-kMostEntries).map((value) => entry(value)).filter(Boolean);
    return {slots, log, strangers};
  }

  /// Counters that the scenario has and the file does not are off the map, not gone.
  function addMissing(slots, scenario, variant) {
    for (const [key, value] of setUp.slots(scenario, variant)) {
      if (game.isPiece(key) && !slots.has(key) && battle.pieceOf(key).kind !== 'marker') {
        slots.set(key, {...value, at: 'waiting'});
      }
    }
  }

  return {write, objection, read};
})();
