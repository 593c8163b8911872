// Dice. A roll changes nothing on the map; it is written into the log, which goes with the saved game.

const dice = (() => {
  let last = null;

  const own = () => {
    const rows = battle.list(battle.data.dice);
    return rows.length > 0 ? rows : [{title: 'd6', count: 1, sides: 6, from: 1}];
  };

  function faceOf(die) {
    if (Array.isArray(die.faces) && die.faces.length > 0) return text(die.faces[randomBelow(die.faces.length)]);
    const sides = clamp(Math.trunc(die.sides ?? 6), 1, 1000);
    return String(randomBelow(sides) + (die.from ?? 1));
  }

  function sumOf(faces) {
    return faces.length > 1 && faces.every((face) => /^-?\d+$/.test(face)) ?
        faces.reduce((sum, face) => sum + Number(face), 0) :
        null;
  }

  function roll(die) {
    const faces = Array.from({length: clamp(Math.trunc(die.count ?? 1), 1, 20)}, () => faceOf(die));
    const sum = sumOf(faces);
    last = {title: die.title, faces, sum};
    const result = sum === null ? faces.join(' ') : `${faces.join(' + ')} = ${sum}`;
    game.tell({key: 'log.rolled', dice: die.title, result});
    notices.announce(say('log.rolled', {dice: text(die.title), result}));
  }

  function result() {
    if (!last) return make('p.hint', {}, say('dice.hint'));
    return make(
        'div#dice-result.dice-result', {'data-result': last.faces.join(' ')},
        last.faces.map((face) => make('span.die', {}, face)),
        last.sum === null ? null : make('span.sum', {}, `= ${last.sum}`));
  }

  function draw(panel) {
    const rolls = game.entries().filter(({key}) => key === 'log.rolled').slice(-12).reverse();
    refill(
        panel,
        make(
            'div.dice-buttons', {},
            own().map(
                (die, i) =>
                    make(`button#dice-${i}.primary`, {onclick: () => roll(die)}, icons.make('dice'), text(die.title)))),
        result(),
        rolls.length > 0 ?
            panels.section(
                say('dice.before'), make('ul.lines', {}, rolls.map((entry) => make('li', {}, describe.entry(entry))))) :
            null);
  }

  panels.add('dice', draw);
  return {draw, rollFirst: () => roll(own()[0])};
})();
