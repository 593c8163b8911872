// Looks for what an author may have forgotten, which no rule forbids.
redoubt.check({
  id: 'loose-ends',
  title: {en: 'Loose ends', pl: 'Niedokończone sprawy'},
  about: {
    en: 'Units that no set-up places, short names that two units of an army share, terrain in one hex only.',
    pl: 'Jednostki, których nie ma w żadnym ustawieniu, wspólne nazwy skrócone w armii, teren na jednym tylko polu.',
  },

  find(battle) {
    const findings = [];
    const placed = new Set(battle.rows('placement').map(row => row.unit).filter(unit => unit));
    for (const unit of battle.units) {
      if (!placed.has(unit)) {
        findings.push({row: unit, severity: 'note',
                       words: {en: `${unit.name} is in no set-up.`, pl: `${unit.name}: nie ma w żadnym ustawieniu.`}});
      }
    }
    const seen = new Map();
    for (const unit of battle.units) {
      if (!unit.short_name) continue;
      const key = `${unit.army.id}/${unit.short_name}`;
      const other = seen.get(key);
      if (other) {
        findings.push({row: unit, words: {en: `${unit.name} and ${other.name} share the short name ${unit.short_name}.`,
                                          pl: `${unit.name} i ${other.name} mają tę samą nazwę skróconą ${unit.short_name}.`}});
      }
      seen.set(key, unit);
    }
    const hexesOf = new Map();
    for (const hex of battle.rows('hex')) hexesOf.set(hex.terrain, [...(hexesOf.get(hex.terrain) || []).slice(0, 2), hex]);
    for (const [terrain, hexes] of hexesOf) {
      if (hexes.length === 1) {
        findings.push({hex: hexes[0], severity: 'note',
                       words: {en: `“${terrain}” lies in this hex only.`, pl: `„${terrain}” jest tylko na tym polu.`}});
      }
    }
    return findings;
  },
});
