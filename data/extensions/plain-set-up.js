// The set-up as lines of plain text, for forums, e-mail and programs that read lines: a unit, its hex and its facing.
redoubt.format({
  id: 'plain-set-up',
  title: {en: 'Set-up as plain text', pl: 'Ustawienie jako zwykły tekst'},
  about: {
    en: 'A line for each counter of a set-up: its hex, its facing and its name, by armies.',
    pl: 'Wiersz na każdy żeton ustawienia: pole, zwrot i nazwa, według armii.',
  },
  endings: ['txt'],
  carries: ['army', 'unit', 'leader', 'placement'],
  asks: [{id: 'facing', kind: 'yes-no', value: true, title: {en: 'With facings', pl: 'Ze zwrotami'}}],

  write(battle, asked) {
    const lines = [battle.info ? battle.info.title : ''];
    if (battle.variant) lines.push(`${battle.scenario.title}, ${battle.variant.title}`);
    const counters = battle.variant ? battle.setUp : [];
    const nameOf = row => (row.unit ? row.unit.name : row.leader ? row.leader.name : row.words);
    const armyOf = row => (row.unit || row.leader ? (row.unit || row.leader).army : null);
    for (const army of [...battle.armies, null]) {
      const own = counters.filter(row => armyOf(row) === army);
      if (!own.length) continue;
      lines.push('', army ? army.name : redoubt.say({en: 'Markers', pl: 'Znaczniki'}));
      for (const row of own) {
        const where = row.hex || row.rule;
        lines.push(`  ${where.padEnd(6)} ${asked.facing ? (row.direction || '').padEnd(5) : ''}${nameOf(row)}`);
      }
    }
    return lines.join('\n') + '\n';
  },
});
