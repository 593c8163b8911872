// The panels beside the map (below it on a narrow screen): one is shown at a time, and only that one is kept up to
// date.

const panels = (() => {
  const rows = [];
  let shown = null;
  let isOpen = true;

  /// `draw(panel)` fills a panel; `isOfUse()` says whether this battle has anything for it.
  function add(id, draw, isOfUse = () => true) {
    if (isOfUse()) rows.push({id, draw});
  }

  const isNarrow = () => matchMedia('(max-width: 760px)').matches;

  function drawTabs() {
    refill(
        byId('tabs'),
        rows.map(
            ({id}) => make(
                `button#tab-${id}.tab`, {
                  role: 'tab',
                  'aria-selected': String(isOpen && shown === id),
                  'aria-controls': 'panel',
                  tabindex: shown === id ? 0 : -1,
                  'data-drop': id === 'tray' ? 'waiting' : null,
                  onclick: () => (isOpen && shown === id && isNarrow() ? close() : open(id)),
                },
                icons.make(id), make('span', {}, say(`tab.${id}`)))));
  }

  const draw = oncePerFrame(() => {
    const row = rows.find(({id}) => id === shown);
    if (!isOpen || !row) return;
    const panel = byId('panel');
    panel.dataset.panel = row.id;
    panel.setAttribute('aria-labelledby', `tab-${row.id}`);
    row.draw(panel);
  });

  function open(id) {
    if (!rows.some((row) => row.id === id)) return;
    if (shown !== id) byId('panel').replaceChildren();
    shown = id;
    setOpen(true);
    draw();
  }

  function setOpen(wanted) {
    isOpen = wanted;
    document.body.classList.toggle('panel-closed', !isOpen);
    byId('tool-panel').setAttribute('aria-expanded', String(isOpen));
    drawTabs();
    if (isOpen) draw();
    requestAnimationFrame(() => requestAnimationFrame(showChosen));
  }

  /// A panel that opens from below must not cover what it tells of.
  function showChosen() {
    if (isNarrow() && selection.hex()) view.reveal(grid.centre(selection.hex()));
  }

  const close = () => setOpen(false);

  function onKey(event) {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const at = rows.findIndex(({id}) => id === shown);
    open(rows[(at + step + rows.length) % rows.length].id);
    byId(`tab-${shown}`).focus();
  }

  function start() {
    [shown] = rows.map(({id}) => id);
    byId('tabs').addEventListener('keydown', onKey);
    byId('tool-panel').addEventListener('click', () => setOpen(!isOpen));
    game.onChange(draw);
    selection.onChange(draw);
    words.onChange(() => setOpen(isOpen));
    setOpen(!isNarrow());
  }

  /// A heading with what stands under it.
  function section(title, ...children) { return make('section', {}, make('h2', {}, title), ...children); }

  return {
    add,
    open,
    close,
    start,
    section,
    isNarrow,
    ids: () => rows.map(({id}) => id),
    shown: () => (isOpen ? shown : null)
  };
})();
