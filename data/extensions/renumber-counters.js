// Gives units running numbers, in the order of the manifest: short names for small counters, or the numbers of a unit's
// counters.
redoubt.action({
  id: 'renumber-counters',
  title: {en: 'Renumber counters', pl: 'Ponumeruj żetony'},
  about: {
    en: 'Numbers the units of each army in the order of the manifest, or the counters of each unit from 1.',
    pl: 'Numeruje jednostki każdej armii w kolejności manifestu albo żetony każdej jednostki od 1.',
  },
  asks: [
    {
      id: 'what', kind: 'choice', title: {en: 'What gets a number', pl: 'Co dostaje numer'},
      choices: [
        {id: 'units', title: {en: 'Units, as short names', pl: 'Jednostki, jako nazwy skrócone'}},
        {id: 'counters', title: {en: 'Counters of each unit', pl: 'Żetony każdej jednostki'}},
      ],
    },
    {
      id: 'army', kind: 'row', table: 'army', title: {en: 'Army', pl: 'Armia'},
      help: {en: 'Without one all armies are numbered, each by itself.', pl: 'Bez wyboru numeruje się wszystkie armie, każdą osobno.'},
    },
    {id: 'prefix', title: {en: 'Before the number', pl: 'Przed numerem'}, help: {en: 'Of units', pl: 'Dotyczy jednostek'}},
    {id: 'first', kind: 'number', least: 0, most: 9999, value: 1, title: {en: 'First number', pl: 'Pierwszy numer'}},
  ],

  run(battle, asked) {
    const armies = asked.army ? [asked.army] : battle.armies;
    let numbered = 0;
    for (const army of armies) {
      const units = battle.rows('unit', {army}).sort((a, b) => a.ordinal - b.ordinal);
      let next = asked.first;
      for (const unit of units) {
        if (asked.what === 'units') {
          unit.short_name = (asked.prefix + next).slice(0, 8);
          next += 1;
          numbered += 1;
        } else {
          battle.rows('counter', {unit}).sort((a, b) => a.number - b.number).forEach((counter, index) => {
            counter.number = asked.first + index;
            numbered += 1;
          });
        }
      }
    }
    return {en: `${numbered} numbers given.`, pl: `Nadano numerów: ${numbered}.`};
  },
});
