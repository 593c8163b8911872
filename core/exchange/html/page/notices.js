// What the page tells: a line that passes, a warning that stays until it is closed, and what screen readers hear.

const notices = (() => {
  const kShown = 6000;
  let timer = 0;
  let spoken = 0;

  /// Said once by a screen reader, without moving the focus. Two regions in turn: the same words twice are said twice.
  function announce(words) {
    const [now, before] = spoken++ % 2 === 0 ? ['live-a', 'live-b'] : ['live-b', 'live-a'];
    byId(before).textContent = '';
    byId(now).textContent = words;
  }

  function put(kind, words, action) {
    ++spoken;
    clearTimeout(timer);
    const close = make('button.plain.icon-only', {'aria-label': say('close'), onclick: hide}, icons.make('close'));
    const button = action &&
        make('button.plain', {
                     onclick: () => {
                       hide();
                       action.run();
                     }
                   },
             action.label);
    const box = byId('notice');
    box.className = kind;
    box.replaceChildren(
        make('span', {role: kind === 'warning' ? 'alert' : 'status'}, words), ...(button ? [button] : []), close);
    box.hidden = false;
    if (kind !== 'warning') timer = setTimeout(hide, kShown);
  }

  function hide() { byId('notice').hidden = true; }

  /// A note is out of date after the next step; a warning stays.
  function pass() {
    if (byId('notice').className !== 'warning') hide();
  }

  function keeping(trouble) {
    const line = byId('keeping');
    line.textContent = say(trouble || 'keep.kept');
    line.classList.toggle('trouble', trouble !== '');
  }

  return {
    announce,
    spoken: () => spoken,
    hide,
    pass,
    keeping,
    show: (words, action) => put('note', words, action),
    warn: (words) => put('warning', words),
  };
})();
