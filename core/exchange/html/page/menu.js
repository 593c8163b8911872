// The bar at the top: scenario and variant, undo and redo, the menu with files, languages and looks.

const menu = (() => {
  const kLooks = ['auto', 'light', 'dark'];

  function begin(scenario, variant) {
    keep.replaceGame({key: 'log.begun', scenario: scenario.id}, setUp.slots(scenario, variant));
    fan.close();
    notices.show(say('game.begun', {title: text(scenario.title)}), {label: say('undo'), run: undo});
  }

  function undo() {
    const entry = game.undo();
    notices.pass();
    notices.announce(entry ? say('log.undone', {of: describe.entry(entry)}) : say('undo.nothing'));
  }

  function redo() {
    const entry = game.redo();
    notices.announce(entry ? say('log.redone', {of: describe.entry(entry)}) : say('redo.nothing'));
  }

  function drawScenarios() {
    const current = setUp.current();
    const options = (rows, chosen) =>
        rows.map(({id, title}) => make('option', {value: id, selected: id === chosen}, text(title)));
    const scenarios = [...battle.scenarios.values()];
    byId('scenario').replaceChildren(...options(scenarios, current?.id));
    byId('scenario').hidden = scenarios.length < 2;
    const variants = battle.list(current?.variants);
    byId('variant').replaceChildren(...options(variants, game.value('variant')));
    byId('variant').hidden = variants.length < 2;
    byId('title').textContent = text(battle.data.battle.title);
    document.title =
        [battle.data.battle.title, scenarios.length > 1 ? current?.title : ''].map(text).filter(Boolean).join(' – ');
  }

  function drawUndo() {
    byId('undo').disabled = !game.canUndo();
    byId('redo').disabled = !game.canRedo();
    const next = game.undoable();
    byId('undo').title = next ? `${say('undo')}: ${describe.entry(next)}` : say('undo');
  }

  function drawTurn() {
    const turn = setUp.turn();
    const button = byId('turn');
    button.hidden = !turn;
    if (!turn) return;
    button.textContent = say('turn.number', {turn: text(turn.label)});
    button.title = say('turn.show');
  }

  function useLook(look) {
    document.documentElement.dataset.look = look;
    keep.setSetting('look', look);
  }

  function item(id, icon, run) {
    return make(
        `button#menu-${id}.menu-item`, {
          onclick: () => {
            dialogs.close();
            run();
          }
        },
        icons.make(icon), say(`menu.${id}`));
  }

  function choice(name, values, chosen, wordsOf, choose) {
    return make(
        'fieldset', {}, make('legend', {}, say(words.has(`menu.${name}`) ? `menu.${name}` : name)),
        values.map(
            (value) => make(
                'label', {}, make('input', {
                  type: 'radio',
                  name,
                  id: `${name}-${value}`,
                  value,
                  checked: value === chosen,
                  onchange: () => choose(value)
                }),
                wordsOf(value))));
  }

  function games() {
    const scenarios = [...battle.scenarios.values()];
    const variants = battle.list(setUp.current()?.variants);
    const titleIn = (rows) => (id) => text(rows.find((row) => row.id === id).title);
    return [
      scenarios.length < 2 ? null :
                             choice(
                                 'scenario', scenarios.map(({id}) => id), setUp.current().id, titleIn(scenarios),
                                 (id) => chooseScenario({target: {value: id}})),
      variants.length < 2 ? null :
                            choice(
                                'variant', variants.map(({id}) => id), game.value('variant'), titleIn(variants),
                                (id) => chooseVariant({target: {value: id}})),
    ];
  }

  function layers() {
    const rows = ground.named().map(({id, title}) => ({id, title: text(title)}));
    if (rows.length === 0) return null;
    return make(
        'fieldset', {}, make('legend', {}, say('menu.layers')),
        rows.map(
            ({id, title}) => make(
                'label', {}, make('input', {
                  type: 'checkbox',
                  id: `layer-${id}`,
                  checked: !ground.isHidden(id),
                  onchange: ({target}) => ground.setHidden(id, !target.checked)
                }),
                title)));
  }

  function open() {
    const current = setUp.current();
    dialogs.show(say('menu'), [
      make(
          'div.menu-items', {}, item('save', 'save', keep.download), item('load', 'load', () => byId('file').click()),
          item('anew', 'anew', () => begin(current, setUp.variantOf(current, game.value('variant')))),
          item('print', 'print', paper.print), item('keys', 'keys', dialogs.showKeys),
          item('about', 'about', dialogs.showAbout)),
      games(),
      choice('language', words.languages(), words.language(), languageName, useLanguage),
      choice('look', kLooks, document.documentElement.dataset.look, (look) => say(`look.${look}`), useLook),
      layers(),
      make('p.second', {}, byId('keeping').textContent),
    ]);
  }

  const languageName = (tag) =>
      words.has(`language.${tag}`) ? say(`language.${tag}`) : new Intl.DisplayNames([tag], {type: 'language'}).of(tag);

  function useLanguage(tag) {
    keep.setSetting('language', tag);
    words.use(tag);
  }

  function draw() {
    drawScenarios();
    drawUndo();
    drawTurn();
  }

  function chooseScenario({target}) {
    const scenario = battle.scenarios.get(target.value);
    begin(scenario, battle.list(scenario.variants)[0]);
  }

  function chooseVariant({target}) { begin(setUp.current(), setUp.variantOf(setUp.current(), target.value)); }

  function watchButtons() {
    byId('scenario').addEventListener('change', chooseScenario);
    byId('variant').addEventListener('change', chooseVariant);
    byId('undo').addEventListener('click', undo);
    byId('redo').addEventListener('click', redo);
    byId('menu').addEventListener('click', open);
    byId('turn').addEventListener('click', () => panels.open('turns'));
    byId('tool-in').addEventListener('click', () => view.zoom(1.35));
    byId('tool-out').addEventListener('click', () => view.zoom(1 / 1.35));
    byId('tool-fit').addEventListener('click', view.fit);
    byId('tool-measure').addEventListener('click', measure.toggle);
    byId('tool-find').addEventListener('click', find.open);
  }

  /// A saved game may be chosen in the menu or dropped anywhere on the page.
  function watchFiles() {
    byId('file').addEventListener('change', async ({target}) => {
      await keep.open(target.files[0]);
      target.value = '';
    });
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', (event) => {
      event.preventDefault();
      keep.open(event.dataTransfer?.files[0]);
    });
  }

  function start() {
    watchButtons();
    watchFiles();
    game.onChange(oncePerFrame(draw));
    words.onChange(draw);
    draw();
  }

  return {start, undo, redo, useLook};
})();
