// The activation pool: chits that lie face down and are drawn at random. Which one comes is settled when it is drawn,
// so nobody can read it in a saved game beforehand.

const pool = (() => {
  const value = () => game.value('pool') ?? {chits: [], drawn: []};
  const isChit = (key) => ['chit', 'leader'].includes(battle.pieceOf(key)?.kind);

  /// The chits of the present turn with how they come in: `in`, `choice`, `dice` or `enters`.
  function candidates() {
    const rows = [];
    for (const army of battle.list(setUp.turn()?.armies)) {
      for (const chit of battle.list(army.chits)) {
        const copies = battle.pieces.get(chit.piece)?.copies ?? 1;
        for (let copy = 1; copy <= copies; ++copy) {
          const key = `${chit.piece}#${copy}`;
          if (battle.pieceOf(key)) rows.push({...chit, key, army: army.army});
        }
      }
    }
    return rows;
  }

  function fill() {
    const keys = candidates().filter(({how}) => how === 'in').map(({key}) => key);
    return game.change({key: 'log.filled', n: keys.length}, [['pool', {chits: keys, drawn: []}]]);
  }

  function toggle(key) {
    const {chits, drawn} = value();
    const isIn = chits.includes(key);
    const next = isIn ? chits.filter((other) => other !== key) : [...chits, key];
    // What is chosen is the player's secret; the log says that a chit went in, not whose.
    const entry = {key: isIn ? 'log.tookOut' : 'log.putIn'};
    return game.change(entry, [['pool', {chits: next, drawn: drawn.filter((other) => other !== key)}]]);
  }

  function draw() {
    const {chits, drawn} = value();
    if (chits.length === 0) return null;
    const key = chits[randomBelow(chits.length)];
    game.change(
        {key: 'log.drew', pieces: [key], n: 1},
        [['pool', {chits: chits.filter((other) => other !== key), drawn: [...drawn, key]}]]);
    return key;
  }

  function putBack(key) {
    const {chits, drawn} = value();
    if (!drawn.includes(key)) return false;
    return game.change(
        {key: 'log.putBack', pieces: [key], n: 1},
        [['pool', {chits: [...chits, key], drawn: drawn.filter((other) => other !== key)}]]);
  }

  return {value, isChit, candidates, fill, toggle, draw, putBack};
})();
