// The beginning: words, the game that was kept or a new one, then the parts of the page in the order in which they
// stand on each other.

function firstGame() {
  const [scenario] = battle.scenarios.values();
  const kept = keep.kept();
  if (kept) {
    game.begin(kept.slots, kept.log);
    return true;
  }
  const empty = new Map([['scenario', ''], ['variant', ''], ['turn', 0], ['pool', {chits: [], drawn: []}]]);
  game.begin(scenario ? setUp.slots(scenario, battle.list(scenario.variants)[0]) : empty);
  return false;
}

function addIcons() {
  for (const element of document.querySelectorAll('[data-icon]')) element.prepend(icons.make(element.dataset.icon));
}

/// The map is on the screen before its counters are made, which take longer.
function afterFirstPicture(task) {
  requestAnimationFrame(() => setTimeout(task));
}

function markTime(name) {
  document.body.dataset[name] = String(Math.round(performance.now()));
}

function start() {
  addIcons();
  menu.useLook(keep.setting('look') ?? 'auto');
  words.choose(keep.setting('language'));
  words.onChange(() => words.fill(document.body));
  words.fill(document.body);
  document.body.dataset.battle = battle.data.battle.id;
  const isKept = firstGame();
  view.start();
  ground.start();
  afterFirstPicture(() => {
    markTime('painted');
    art.addDefinitions();
    counters.start();
    words.onChange(() => {
      art.forgetWords();
      counters.redraw();
    });
    for (const part
             of [selection, overlay, fan, drag, gestures, status, panels, tracks, dialogs, menu, keys, paper, hook,
                 keep, log])
      part.start();
    notices.keeping(keep.trouble());
    words.onChange(() => notices.keeping(keep.trouble()));
    if (isKept) notices.show(say('game.kept'));
    markTime('ready');
  });
}

start();
