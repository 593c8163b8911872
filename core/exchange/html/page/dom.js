// Elements of the page. Texts become text nodes, never HTML: nothing that a battle or a saved game says can be code.

/// `make('button.tool#undo', {title: 'Undo', onclick: f}, 'text', node)`: an element with classes, id, attributes and
/// children. An attribute that is null, undefined or false is left out; a child that is one of these too.
function make(spec, attributes = {}, ...children) {
  const [, tag, id, classes] = /^([a-z0-9]+)(?:#([\w-]+))?((?:\.[\w-]+)*)$/.exec(spec);
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (classes) element.className = classes.slice(1).replaceAll('.', ' ');
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith('on'))
    element.addEventListener(name.slice(2), value);
  else if (name === 'style')
    Object.assign(element.style, value);
  else if (name === 'value')
    element.value = value;
  else
    element.setAttribute(name, value === true ? '' : value);
}

const kSvg = 'http://www.w3.org/2000/svg';

/// The same for SVG, without ids and classes in the name.
function makeSvg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(kSvg, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

const byId = (id) => document.getElementById(id);

/// Puts new children into a panel that is redrawn as a whole; what had the focus keeps it, by its id, and the panel its
/// place in scrolling.
function refill(panel, ...children) {
  const focused = panel.contains(document.activeElement) ? document.activeElement.id : '';
  // Asking for the place makes the browser lay out the page, so an empty panel is not asked.
  const scrollTop = panel.firstChild ? panel.scrollTop : 0;
  panel.replaceChildren(...children.flat().filter(Boolean));
  if (scrollTop > 0) panel.scrollTop = scrollTop;
  if (focused) (byId(focused) ?? panel).focus({preventScroll: true});
}

/// Runs `task` once before the next frame, however often it is asked for; nothing runs while nothing asks.
function oncePerFrame(task) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      task();
    });
  };
}

function clamp(value, low, high) { return Math.min(Math.max(value, low), high); }

/// A whole number from 0 to below `count`, each as likely as any other.
function randomBelow(count) {
  const limit = Math.floor(0x100000000 / count) * count;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0] >= limit);
  return word[0] % count;
}
