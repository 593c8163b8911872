// Dragging counters from anywhere to anywhere: map, fan, tray, tracks. What a drag would do is settled only where it
// ends; it can end outside of the window, by another finger, by Escape.

const drag = (() => {
  const kSlack = {mouse: 4, pen: 6, touch: 9};
  const kEdge = 36;
  const kHold = 320;
  let current = null;
  let scrolling = 0;

  /// Where something dropped at a point of the window would lie; null where it can't.
  function placeAt(clientX, clientY) {
    const below = document.elementFromPoint(clientX, clientY);
    const drop = below?.closest('[data-drop]');
    if (!drop) return null;
    return drop.id === 'map' ? mapPlaceAt(clientX, clientY) : drop.dataset.drop;
  }

  /// The space of a track printed on the sheet, or the hex, at a point of the window.
  function mapPlaceAt(clientX, clientY) {
    const {x, y} = view.toSheet(clientX, clientY);
    for (const [id, space] of battle.spaces) {
      const isHere =
          space.track.on === 'map' && x >= space.x && y >= space.y && x < space.x + space.w && y < space.y + space.h;
      if (isHere) return `space/${id}`;
    }
    const hex = grid.hexAtPoint(x, y);
    return hex ? `hex/${hex.id}` : null;
  }

  /// A press on counters, which becomes a drag when the pointer moves. `take` gives the keys when it does, so that a
  /// marker leaves the supply only then.
  function press(event, take, {wait = false} = {}) {
    if (current) return;
    current = {
      take,
      keys: [],
      id: event.pointerId,
      type: event.pointerType,
      x: event.clientX,
      y: event.clientY,
      isMoving: false,
      isReady: !wait,
      timer: 0
    };
    if (wait) current.timer = setTimeout(lift, kHold);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', cancel);
  }

  /// A finger has rested on something in a list that scrolls: from now on it drags.
  function lift() {
    if (!current) return;
    current.isReady = true;
    begin(current.x, current.y);
    navigator.vibrate?.(12);
  }

  function ghostOf(keys) {
    const piece = battle.pieceOf(keys[0]);
    const [width, height] = counters.sizeOf(piece).map((length) => Math.max(length * view.pixelsPerHex(), 30 * length));
    const box = make(
        'div.ghost',
        {style: {width: `${width}px`, height: `${height}px`, left: `${- width / 2}px`, top: `${- height / 2}px`}},
        counters.card(keys[0]));
    if (keys.length > 1) box.append(make('span.count', {}, String(keys.length)));
    return box;
  }

  function begin(x, y) {
    current.keys = current.take();
    if (current.keys.length === 0) return stop();
    if (fan.place() !== game.piece(current.keys[0]).at) fan.close();
    current.isMoving = true;
    current.ghost = ghostOf(current.keys);
    byId('drag').replaceChildren(current.ghost);
    document.body.classList.add('dragging');
    current.keys.forEach((key) => counters.element(key)?.classList.add('lifted'));
    document.documentElement.setPointerCapture(current.id);
    follow(x, y);
  }

  function follow(x, y) {
    Object.assign(current, {lastX: x, lastY: y});
    const facing = game.piece(current.keys[0]).facing;
    current.ghost.style.transform = `translate(${x}px, ${y}px) rotate(${grid.angle(facing)}deg)`;
    current.target = placeAt(x, y);
    openTabUnder(x, y);
    overlay.setTarget(current.target);
    document.body.classList.toggle('no-drop', current.target === null);
    document.querySelectorAll('.drop-here').forEach((element) => element.classList.remove('drop-here'));
    if (current.target && !counters.isDrawn(current.target)) {
      document.querySelector(`[data-drop="${CSS.escape(current.target)}"]`)?.classList.add('drop-here');
    }
    scrollAtEdge();
  }

  /// A tab that counters are held over opens its panel, so that all of it can be reached in one drag.
  function openTabUnder(x, y) {
    const tab = document.elementFromPoint(x, y)?.closest('.tab')?.id.slice('tab-'.length);
    if (tab === current.tab) return;
    current.tab = tab;
    clearTimeout(current.timer);
    if (tab && tab !== panels.shown()) current.timer = setTimeout(() => panels.open(tab), kHold);
  }

  /// Near the edge of the map the sheet comes towards the pointer; nothing runs otherwise.
  function scrollAtEdge() {
    const {left, top, width, height} = view.box();
    const [x, y] = [current.lastX - left, current.lastY - top];
    const isInside = x > 0 && y > 0 && x < width && y < height;
    const dx = x < kEdge ? 1 : x > width - kEdge ? -1 : 0;
    const dy = y < kEdge ? 1 : y > height - kEdge ? -1 : 0;
    if (!isInside || (dx === 0 && dy === 0) || scrolling) return;
    scrolling = requestAnimationFrame(() => {
      scrolling = 0;
      if (!current?.isMoving) return;
      view.panBy(dx * 9, dy * 9);
      follow(current.lastX, current.lastY);
    });
  }

  function onMove(event) {
    if (!current || event.pointerId !== current.id) return;
    if (current.type === 'mouse' && event.buttons === 0) return cancel();
    const far = Math.hypot(event.clientX - current.x, event.clientY - current.y);
    if (!current.isMoving && far > (kSlack[current.type] ?? 6)) {
      if (!current.isReady) return stop();
      begin(event.clientX, event.clientY);
    }
    if (current?.isMoving) follow(event.clientX, event.clientY);
  }

  function onUp(event) {
    if (!current || event.pointerId !== current.id) return;
    const {isMoving, keys, target} = current;
    stop();
    if (!isMoving) return;
    swallowClick();
    if (target) drop(keys, target);
  }

  function drop(keys, target) {
    if (target === 'waiting')
      moves.takeOff(keys);
    else
      moves.move(keys, target);
    selection.select(keys.filter((key) => game.value(key) !== undefined), {quiet: true});
    notices.announce(say('hand.put', {what: describe.pieces(keys), place: moves.placeName(target)}));
  }

  /// The click that follows a drag is none.
  function swallowClick() {
    const swallow = (event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener('click', swallow, {capture: true, once: true});
    setTimeout(() => removeEventListener('click', swallow, {capture: true}), 50);
  }

  function cancel(event) {
    if (!current || (event?.pointerId !== undefined && event.pointerId !== current.id)) return;
    stop();
  }

  function stop() {
    if (!current) return;
    clearTimeout(current.timer);
    cancelAnimationFrame(scrolling);
    scrolling = 0;
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', cancel);
    current.keys.forEach((key) => counters.element(key)?.classList.remove('lifted'));
    const {isMoving, id} = current;
    current = null;
    if (document.documentElement.hasPointerCapture(id)) document.documentElement.releasePointerCapture(id);
    byId('drag').replaceChildren();
    document.body.classList.remove('dragging', 'no-drop');
    document.querySelectorAll('.drop-here').forEach((element) => element.classList.remove('drop-here'));
    if (isMoving) overlay.setTarget(null);
  }

  /// Counters in the fan and the panels, by one listener for all of them. Lists scroll under a finger, so there it
  /// rests first.
  function onPress(event) {
    const element = event.target.closest?.('[data-piece], [data-supply]');
    if (event.button !== 0 || !event.isPrimary || !element || element.closest('#map-surface')) return;
    const {piece, supply} = element.dataset;
    const take = () => {
      if (supply === undefined) return selection.keys().includes(piece) ? [...selection.keys()] : [piece];
      const key = moves.freeCopy(battle.pieces.get(supply));
      return key ? [key] : [];
    };
    press(event, take, {wait: event.pointerType === 'touch' && element.closest('.scrolls') !== null});
  }

  function start() {
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('touchmove', (event) => current?.isMoving && event.preventDefault(), {passive: false});
    document.addEventListener('dragstart', (event) => event.preventDefault());
    addEventListener('blur', () => cancel());
  }

  return {
    start,
    press,
    cancel,
    mapPlaceAt,
    isMoving: () => current?.isMoving === true,
    isPressed: () => current !== null
  };
})();
