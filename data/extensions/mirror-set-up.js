// Mirrors set-ups, to play a battle from the other side of the table.
redoubt.action({
  id: 'mirror-set-up',
  title: {en: 'Mirror the set-up', pl: 'Odbij ustawienie'},
  about: {
    en: 'Moves every counter to the mirrored hex and turns it there.',
    pl: 'Przenosi każdy żeton na pole po drugiej stronie i obraca go.',
  },
  asks: [{
    id: 'axis', kind: 'choice', title: {en: 'Mirrored', pl: 'Odbicie'},
    choices: [
      {id: 'left-right', title: {en: 'Left to right', pl: 'Lewo–prawo'}},
      {id: 'top-bottom', title: {en: 'Top to bottom', pl: 'Góra–dół'}},
      {id: 'turned', title: {en: 'Turned by half', pl: 'Obrót o pół obrotu'}},
    ],
  }, {
    id: 'which', kind: 'choice', title: {en: 'Set-ups', pl: 'Ustawienia'},
    help: {
      en: 'Variants share counters: if only the shown one is mirrored, others that take counters from it are mirrored in part.',
      pl: 'Warianty mają wspólne żetony: gdy odbija się tylko pokazany, inne, które z niego czerpią, odbiją się częściowo.',
    },
    choices: [
      {id: 'all', title: {en: 'All of the battle', pl: 'Wszystkie w bitwie'}},
      {id: 'shown', title: {en: 'The one that is shown', pl: 'To, które widać'}},
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
    function mirroredFacing(facing) {
      let other = facing;
      if (other && leftRight) other = battle.mirrored(other);
      if (other && topBottom) other = battle.mirrored(other, true);
      return other;
    }

    let moved = 0;
    const stayed = [];
    const isShown = asked.which === 'shown';
    const counters = (isShown ? battle.setUp : battle.rows('placement')).filter(row => row.hex && row.rule === 'at');
    // From the bottom of each stack, so that each lands as it lay.
    counters.sort((a, b) => (b.stack || 0) - (a.stack || 0));
    for (const counter of counters) {
      const hex = mirrored(counter.hex, leftRight, topBottom);
      const second = counter.second_hex && mirrored(counter.second_hex, leftRight, topBottom);
      if (!hex || (counter.second_hex && !second)) {
        stayed.push(counter.hex);
        continue;
      }
      const facing = mirroredFacing(counter.direction);
      if (isShown) {
        battle.move(counter, hex);
        if (facing) battle.turn(counter, facing);
      } else {
        counter.hex = hex;
        counter.direction = facing;
        if (second) counter.second_hex = second;
      }
      moved += 1;
    }
    if (stayed.length) {
      redoubt.log(redoubt.say({
        en: `These hexes have no mirror on the map, their counters stay: ${stayed.join(', ')}`,
        pl: `Te pola nie mają odbicia na mapie, ich żetony zostają: ${stayed.join(', ')}`,
      }));
    }
    return {en: `${moved} counters moved.`, pl: `Przeniesiono żetonów: ${moved}.`};
  },
});
