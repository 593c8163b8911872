// The turn: its marker, who may be activated, the pool of chits, what enters and what happens; and the whole schedule.

const turns = (() => {
  let isOpenPool = false;

  const kSigns = {in : '●', choice: '○', dice: '?', enters: '▶'};

  function stepper() {
    const now = game.value('turn');
    const turn = setUp.turn();
    const button = (id, icon, to) => make(
        `button#${id}.plain.icon-only`, {
          'aria-label': say(id === 'turn-next' ? 'turn.next' : 'turn.previous'),
          title: say(id === 'turn-next' ? 'turn.next' : 'turn.previous'),
          disabled: to < 0 || to >= setUp.turns().length,
          onclick: () => moves.startTurn(to),
        },
        icons.make(icon));
    return make(
        'div.stepper', {}, button('turn-previous', 'left', now - 1),
        make(
            'div.turn-name', {}, make('strong#turn-label', {}, say('turn.number', {turn: text(turn.label)})),
            make('span.second', {}, text(turn.title))),
        button('turn-next', 'right', now + 1));
  }

  /// Who may be activated is no secret; who is in the pool is, until one looks into it.
  function chit(row) {
    const {chits, drawn} = pool.value();
    const isDrawn = drawn.includes(row.key);
    const box = make('input', {
      id: row.key.endsWith('#1') ? `chit-${row.piece}` : `chit-${row.key}`,
      type: 'checkbox',
      checked: isDrawn || chits.includes(row.key),
      disabled: isDrawn,
      onchange: () => pool.toggle(row.key)
    });
    const how = say(`how.${row.how}`);
    return make(
        'li', {},
        make(
            'label.chit', {}, isOpenPool ? box : null,
            make('span.sign', {title: how, 'aria-label': how, role: 'img'}, kSigns[row.how] ?? ''),
            make('span', {}, battle.nameOf(row.key)), make('span.second', {}, text(row.note))));
  }

  function army(row) {
    const chits = pool.candidates().filter((other) => other.army === row.army);
    const heading = make(
        'h3', {}, armyWords(row.army),
        row.choose ? make('span.second', {}, ` · ${say('turn.choose', {n: row.choose})}`) : null);
    const lines = battle.list(row.texts).map((line) => make('li', {}, text(line)));
    if (chits.length === 0 && lines.length === 0) return [];
    return [
      heading, chits.length > 0 ? make('ul.chits', {}, chits.map(chit)) : null,
      lines.length > 0 ? make('ul.lines', {}, lines) : null
    ];
  }

  function drawnChits() {
    const {drawn} = pool.value();
    if (drawn.length === 0) return null;
    return make(
        'ol#drawn.drawn', {'aria-label': say('pool.drawn')},
        drawn.map(
            (key) => make(
                'li', {'data-chit': key}, make('span.chip', {}, counters.card(key, 0)),
                make('span', {}, battle.nameOf(key)),
                make('button.plain', {onclick: () => pool.putBack(key)}, say('pool.putBack')))));
  }

  function drawChit() {
    const key = pool.draw();
    if (key) notices.announce(say('pool.isDrawn', {name: battle.nameOf(key)}));
  }

  function poolSection() {
    if (pool.candidates().length === 0 && pool.value().chits.length + pool.value().drawn.length === 0) return null;
    const {chits} = pool.value();
    return panels.section(
        say('pool'),
        make(
            'div.pool', {},
            make(
                'span#pool-count.backs', {'aria-label': say('count.chits', {n: chits.length})},
                chits.slice(0, 12).map(() => make('i.back', {}, '?')), ` ${chits.length}`),
            make(
                'button#pool-draw.primary', {disabled: chits.length === 0, onclick: drawChit}, icons.make('draw'),
                say('pool.draw')),
            make('button#pool-fill.plain', {onclick: () => pool.fill()}, say('pool.fill')),
            make(
                'button#pool-look.plain', {'aria-expanded': String(isOpenPool), onclick: look}, icons.make('eye'),
                say(isOpenPool ? 'pool.hide' : 'pool.look'))),
        drawnChits());
  }

  function look() {
    isOpenPool = !isOpenPool;
    draw(byId('panel'));
  }

  // The whole schedule, as a table of leaders by turns.

  function chitRows() {
    const rows = new Map();
    setUp.turns().forEach((turn, at) => {
      for (const {army: id, chits} of battle.list(turn.armies)) {
        for (const {piece, how} of battle.list(chits)) {
          const key = `${id}/${piece}`;
          if (!rows.has(key)) rows.set(key, {army: id, piece, cells: new Map()});
          rows.get(key).cells.set(at, how);
        }
      }
    });
    return [...rows.values()];
  }

  function cell(how, isNow) {
    return make(isNow ? 'td.now' : 'td', how ? {'aria-label': say(`how.${how}`)} : {}, how ? kSigns[how] : '');
  }

  function armyWords(id) {
    const known = battle.armies.get(id);
    return known ? [make('i.swatch', {style: {background: known.colour}}), text(known.name)] : [say('turn.nobody')];
  }

  function table() {
    const all = setUp.turns();
    const now = game.value('turn');
    const head = make(
        'tr', {}, make('th', {scope: 'col'}, say('turn')),
        all.map((turn, at) => make(at === now ? 'th.now' : 'th', {scope: 'col'}, text(turn.label))));
    const rows = chitRows();
    const bodies = [...new Set(rows.map(({army: id}) => id))].map(
        (id) => make(
            'tbody', {}, make('tr.army', {}, make('th', {scope: 'rowgroup', colspan: all.length + 1}, armyWords(id))),
            rows.filter((row) => row.army === id)
                .map(
                    ({piece, cells}) => make(
                        'tr', {}, make('th', {scope: 'row'}, battle.nameOf(`${piece}#1`)),
                        all.map((_, at) => cell(cells.get(at), at === now))))));
    return make('table.schedule', {}, make('thead', {}, head), bodies);
  }

  function happenings() {
    return setUp.turns().flatMap((turn) => {
      const lines = [...battle.list(turn.armies).flatMap((row) => battle.list(row.texts)), ...battle.list(turn.texts)];
      if (lines.length === 0) return [];
      return [
        make('dt', {}, say('turn.number', {turn: text(turn.label)})), ...lines.map((line) => make('dd', {}, text(line)))
      ];
    });
  }

  function showSchedule() {
    const key =
        make('p.second', {}, Object.entries(kSigns).map(([how, sign]) => `${sign} ${say(`how.${how}`)}`).join(' · '));
    dialogs.show(say('schedule'), [
      chitRows().length > 0 ? [key, make('div.wide', {tabindex: 0}, table())] : [],
      make('dl.happenings', {}, happenings())
    ]);
  }

  function draw(panel) {
    const turn = setUp.turn();
    if (!turn) return refill(panel, make('p.hint', {}, say('turn.none')));
    const events = battle.list(turn.texts);
    const now = [
      ...battle.list(turn.armies).flatMap(army),
      events.length > 0 ? make('ul.lines', {}, events.map((line) => make('li', {}, text(line)))) : null
    ].filter(Boolean);
    const isAnything = chitRows().length > 0 || happenings().length > 0;
    return refill(
        panel, stepper(),
        panels.section(say('turn.now'), ...(now.length > 0 ? now : [make('p.second', {}, say('turn.nothing'))])),
        poolSection(),
        isAnything ?
            make('button#schedule-open.plain', {onclick: showSchedule}, icons.make('charts'), say('schedule.whole')) :
            null);
  }

  panels.add('turns', draw);
  return {draw, drawChit};
})();
