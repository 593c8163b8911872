// Mirrors the set-up that is shown, to play a battle from the other side of the table.
redoubt.action({
  id: 'mirror-set-up',
  title: {en: 'Mirror the set-up', pl: 'Odbij ustawienie'},
  about: {
    en: 'Moves every counter of the shown set-up to the mirrored hex and turns it there.',
    pl: 'Przenosi każdy żeton pokazanego ustawienia na heks po drugiej stronie i obraca go.',
  },
  asks: [{
    id: 'axis', kind: 'choice', title: {en: 'Mirrored', pl: 'Odbicie'},
    choices: [
      {id: 'left-right', title: {en: 'Left to right', pl: 'Lewo–prawo'}},
      {id: 'top-bottom', title: {en: 'Top to bottom', pl: 'Góra–dół'}},
      {id: 'turned', title: {en: 'Turned by half', pl: 'Obrót o pół obrotu'}},
    ],
  }],

  run(battle, asked) {
    const {first_column: left, first_row: top, columns, rows, orientation, shifted} = battle.map;
    const right = left + columns - 1;
    const bottom = top + rows - 1;
    const pointy = orientation === 'pointy';
    const isShifted = index => ((index % 2 + 2) % 2 === 1) === (shifted === 'odd');

    // A shifted row or column lies half a hex further: within it the mirror is one hex less.
    function mirrored(hex, leftRight, topBottom) {
      const {column, row} = battle.columnRow(hex);
      let otherColumn = leftRight ? left + right - column : column;
      let otherRow = topBottom ? top + bottom - row : row;
      if (pointy && leftRight && isShifted(row) && isShifted(otherRow)) otherColumn -= 1;
      if (!pointy && topBottom && isShifted(column) && isShifted(otherColumn)) otherRow -= 1;
      return battle.hexAt(otherColumn, otherRow);
    }

    const leftRight = asked.axis !== 'top-bottom';
    const topBottom = asked.axis !== 'left-right';
    let moved = 0;
    const stayed = [];
    const counters = battle.setUp.filter(counter => counter.hex && counter.rule === 'at');
    // From the bottom of each stack, so that each lands as it lay.
    counters.sort((a, b) => (b.stack || 0) - (a.stack || 0));
    for (const counter of counters) {
      const hex = mirrored(counter.hex, leftRight, topBottom);
      if (!hex) {
        stayed.push(counter.hex);
        continue;
      }
      let facing = counter.direction;
      if (facing && leftRight) facing = battle.mirrored(facing);
      if (facing && topBottom) facing = battle.mirrored(facing, true);
      battle.move(counter, hex);
      if (facing) battle.turn(counter, facing);
      moved += 1;
    }
    if (stayed.length) {
      redoubt.log(redoubt.say({
        en: `These hexes have no mirror on the map, their counters stay: ${stayed.join(', ')}`,
        pl: `Te heksy nie mają odbicia na mapie, ich żetony zostają: ${stayed.join(', ')}`,
      }));
    }
    return {en: `${moved} counters moved.`, pl: `Przeniesiono żetonów: ${moved}.`};
  },
});
