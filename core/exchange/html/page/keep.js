// Where games are kept: this browser's storage, where it allows that, and files that are sent to the other player.

const keep = (() => {
  const kMostBytes = 8 * 1024 * 1024;
  const kWait = 400;
  const slot = `redoubt:${battle.data.battle.id}`;
  let timer = 0;
  let trouble = '';

  function attempt(task) {
    try {
      return task();
    } catch {
      return undefined;
    }
  }

  /// A setting of the reader's, for all battles.
  const setting = (name) => attempt(() => localStorage.getItem(`redoubt.${name}`)) ?? null;
  const setSetting = (name, value) => attempt(() => localStorage.setItem(`redoubt.${name}`, value));

  function store() {
    clearTimeout(timer);
    timer = 0;
    try {
      localStorage.setItem(slot, JSON.stringify(saved.write()));
      trouble = '';
    } catch (error) {
      trouble = error?.name === 'QuotaExceededError' ? 'keep.full' : 'keep.forbidden';
    }
    notices.keeping(trouble);
  }

  /// Soon, so that a row of quick moves is written once.
  function soon() {
    if (timer === 0) timer = setTimeout(store, kWait);
  }

  /// The game that was kept, if it can be played.
  function kept() {
    const whole = attempt(() => JSON.parse(localStorage.getItem(slot)));
    return whole && saved.objection(whole) === null ? attempt(() => saved.read(whole)) : undefined;
  }

  function fileName() {
    const turn = text(setUp.turn()?.label ?? '').replace(/[^\p{L}\p{N}]+/gu, '-');
    return `${battle.data.battle.id}${turn ? `-${turn}` : ''}.redoubt-game.json`;
  }

  function download() {
    const blob = new Blob([`${JSON.stringify(saved.write(), null, 1)}\n`], {type: 'application/json'});
    const link = make('a', {href: URL.createObjectURL(blob), download: fileName()});
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    notices.show(say('save.done', {file: link.download}));
  }

  /// Loads a game, or says why not; true if it is on the table.
  function take(source) {
    let whole;
    try {
      whole = JSON.parse(source);
    } catch {
      notices.warn(say('load.broken'));
      return false;
    }
    const why = saved.objection(whole);
    if (why) {
      notices.warn(say(...why));
      return false;
    }
    const {slots, log, strangers} = saved.read(whole);
    replaceGame({key: 'log.loaded'}, slots);
    game.setEntries([...log, {key: 'log.loaded'}]);
    const isOther = whole.battle.digest !== (battle.data.battle.digest ?? '');
    if (strangers > 0)
      notices.warn(say('load.strangers', {n: strangers}));
    else if (isOther)
      notices.show(say('load.edition'));
    else
      notices.show(say('load.done'));
    return true;
  }

  async function open(file) {
    if (!file) return false;
    if (file.size > kMostBytes) {
      notices.warn(say('load.large'));
      return false;
    }
    try {
      return take(await file.text());
    } catch {
      notices.warn(say('load.unreadable'));
      return false;
    }
  }

  /// Puts another game on the table, as one step that can be undone.
  function replaceGame(entry, slots) {
    const gone = [...game.slots().keys()].filter((slot) => !slots.has(slot)).map((slot) => [slot, undefined]);
    selection.clear();
    game.change(entry, [...gone, ...slots]);
  }

  function start() {
    game.onChange(soon);
    addEventListener('pagehide', () => timer !== 0 && store());
    document.addEventListener('visibilitychange', () => document.hidden && timer !== 0 && store());
  }

  return {setting, setSetting, kept, download, open, take, replaceGame, start, trouble: () => trouble};
})();
