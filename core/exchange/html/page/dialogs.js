// Windows over the page: one at a time, closed by Escape, their button, or a press beside them.

const dialogs = (() => {
  function show(title, children) {
    const box = byId('dialog');
    byId('dialog-title').textContent = title;
    byId('dialog-body').replaceChildren(...children.flat(2).filter(Boolean));
    drag.cancel();
    if (!box.open) box.showModal();
    byId('dialog-body').scrollTop = 0;
  }

  const close = () => byId('dialog').close();

  function keyRows() {
    const own = actions.all().map(({id, key}) => [`action.${id}`, key]);
    const others = [
      ['keys.arrows', 'Arrows'], ['keys.open', 'Enter'],  ['keys.next', 'N'],        ['keys.measure', 'M'],
      ['keys.find', 'G'],        ['keys.track', 'B'],     ['keys.dice', 'D'],        ['keys.chit', 'C'],
      ['keys.turn', 'T'],        ['keys.undo', 'Ctrl+Z'], ['keys.redo', 'Ctrl+Y'],   ['keys.zoom', '+ −'],
      ['keys.fit', '0'],         ['keys.hide', 'H'],      ['keys.save', 'Ctrl+S'],   ['keys.load', 'Ctrl+O'],
      ['keys.print', 'Ctrl+P'],  ['keys.regions', 'F6'],  ['keys.cancel', 'Escape'], ['keys.help', '?'],
    ];
    return [...others.slice(0, 3), ...own, ...others.slice(3)];
  }

  function showKeys() {
    const rows = keyRows().map(
        ([words, key]) =>
            make('tr', {}, make('th', {scope: 'row'}, make('kbd', {}, keyName(key))), make('td', {}, say(words))));
    show(say('menu.keys'), [
      make('table.keys', {}, make('tbody', {}, rows)), make('h3', {}, say('help.mouse')),
      make(
          'ul.lines', {},
          ['drag', 'stack', 'tray', 'pan', 'finger', 'mail'].map((key) => make('li', {}, say(`help.${key}`))))
    ]);
  }

  const keyName = (key) => (words.has(`key.${key}`) ? say(`key.${key}`) : key);

  function showAbout() {
    const {title, date, place, description, sources, credits, rules} = battle.data.battle;
    const scenario = setUp.current();
    const list = (lines) => make('ul.lines', {}, battle.list(lines).map((line) => make('li', {}, text(line))));
    const part = (heading, lines) => (battle.list(lines).length > 0 ? [make('h3', {}, heading), list(lines)] : []);
    show(text(title), [
      make('p.second', {}, [dateWords(date), text(place), text(rules)].filter(Boolean).join(' · ')),
      description ? make('p', {}, text(description)) : null,
      scenario ?
          [make('h3', {}, text(scenario.title)), make('p', {}, text(scenario.description)), list(scenario.notes)] :
          null,
      part(say('about.victory'), scenario?.victory),
      part(say('about.sources'), sources),
      part(say('about.credits'), credits),
    ]);
  }

  /// A date such as 1794-10-10 in the reader's words; another text as it stands.
  function dateWords(date) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? '') ?? [];
    if (!year) return text(date);
    const value = new Date(Date.UTC(2000, month - 1, day));
    value.setUTCFullYear(Number(year));
    return new Intl.DateTimeFormat(words.language(), {dateStyle: 'long', timeZone: 'UTC'}).format(value);
  }

  function start() {
    const box = byId('dialog');
    byId('dialog-close').addEventListener('click', close);
    box.addEventListener('click', (event) => event.target === box && close());
    words.onChange(() => box.open && close());
  }

  return {show, close, showKeys, showAbout, start, dateWords, isOpen: () => byId('dialog').open};
})();
