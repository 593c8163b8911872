// What scripts see of the program: docs/scripts.md tells authors about it. `host` is the program's own object
// (host_object.h), which scripts never get hold of.
(function (host) {
  'use strict';

  const tables = JSON.parse(host.tables());
  const indexOfTable = new Map(tables.map((table, index) => [table.name, index]));
  const language = host.language();

  function tableCalled(name) {
    if (!indexOfTable.has(name)) {
      throw new Error(`a battle has no table "${name}"; docs/battle-file.md lists them`);
    }
    return indexOfTable.get(name);
  }

  function columnOf(table, name) {
    const index = tables[table].columns.findIndex(column => column.name === name);
    if (index < 0) {
      const known = tables[table].columns.map(column => column.name).join(', ');
      throw new Error(`table "${tables[table].name}" has no column "${name}", but ${known}`);
    }
    return index;
  }

  // A text, or one for each language: {en: "…", pl: "…"}.
  function inWords(text, otherwise) {
    if (text === undefined || text === null) return otherwise === undefined ? '' : otherwise;
    if (typeof text === 'object') return String(text[language] || text.en || Object.values(text)[0] || '');
    return String(text);
  }

  // ---- rows

  // The number of a row stands in it under a name that scripts can't know. No Map holds them: those of this engine look
  // through all that they have.
  const NUMBER = Symbol('number');
  const objectOfRow = [];
  const isRow = value => Boolean(value) && typeof value === 'object' && value[NUMBER] !== undefined;

  function frozen(value) {
    if (value && typeof value === 'object') {
      Object.values(value).forEach(frozen);
      Object.freeze(value);
    }
    return value;
  }

  function fromHost(column, value) {
    if (Array.isArray(value)) return rowObject(value[0]);
    return column.kind === 'json' && typeof value === 'string' ? frozen(JSON.parse(value)) : value;
  }

  function toHost(column, value) {
    if (isRow(value)) return {row: value[NUMBER]};
    if (column.kind === 'json') return value === null || value === undefined ? value : JSON.stringify(value);
    if (value && typeof value === 'object') throw new Error(`column ${column.name} takes no ${Array.isArray(value) ? 'list' : 'object'}`);
    return value;
  }

  class Row {
    toString() {
      const number = this[NUMBER];
      return `${tables[host.tableOf(number)].name} ${host.keyOf(number)}`;
    }
  }

  // The engine describes properties of a proxy only where the object behind it has them.
  const blanks = tables.map(table => {
    const blank = {};
    for (const column of table.columns) blank[column.name] = null;
    return blank;
  });

  // Rows have their columns and nothing else, so that a name mistyped is an error both ways.
  const shapes = tables.map((table, index) => {
    const columns = new Map(table.columns.map((column, at) => [column.name, at]));
    return {
      get(target, name) {
        const at = columns.get(name);
        if (at !== undefined) return fromHost(table.columns[at], host.value(target[NUMBER], at));
        if (name === NUMBER) return target[NUMBER];
        if (typeof name === 'symbol' || name in Row.prototype || name === 'toJSON') return Row.prototype[name];
        return columnOf(index, name);
      },
      set(target, name, value) {
        const at = columnOf(index, String(name));
        host.setValue(target[NUMBER], at, toHost(table.columns[at], value));
        return true;
      },
      has(target, name) { return columns.has(name); },
      ownKeys() { return [...columns.keys()]; },
      getOwnPropertyDescriptor(target, name) {
        const at = columns.get(name);
        if (at === undefined) return undefined;
        return {configurable: true, enumerable: true, writable: true, value: fromHost(table.columns[at], host.value(target[NUMBER], at))};
      },
      getPrototypeOf() { return Row.prototype; },
      defineProperty() { throw new Error('rows have no other properties than their columns'); },
      deleteProperty() { throw new Error('columns can\'t be deleted; battle.remove removes a row'); },
    };
  });

  function rowObject(number) {
    if (!objectOfRow[number]) {
      const table = host.tableOf(number);
      const target = Object.assign({}, blanks[table]);
      target[NUMBER] = number;
      const row = new Proxy(target, shapes[table]);
      objectOfRow[number] = row;
    }
    return objectOfRow[number];
  }

  function numberOf(row, what) {
    if (!isRow(row)) {
      throw new Error(`${what || 'this'} must be a row of the battle, not ${row}`);
    }
    return row[NUMBER];
  }

  function valuesFor(table, values) {
    return Object.keys(values || {}).map(name => {
      const column = columnOf(table, name);
      return [column, toHost(tables[table].columns[column], values[name])];
    });
  }

  const isRowOf = (row, name) => isRow(row) && tables[host.tableOf(row[NUMBER])].name === name;

  // A unit or leader: the row, or its slug.
  function pieceName(piece) {
    if (piece && typeof piece === 'object') return piece.slug || String(piece.id);
    return String(piece);
  }

  const hexName = hex => (hex && typeof hex === 'object' && isRowOf(hex, 'hex') ? hex.hex : String(hex));
  const hexNames = hexes => (Array.isArray(hexes) ? hexes : [hexes]).map(hexName);
  const nameList = names => (names === undefined || names === null ? [] : Array.isArray(names) ? names : [names]).map(
      name => (name && typeof name === 'object' ? (isRowOf(name, 'hex') ? name.hex : pieceName(name)) : String(name)));

  const battle = Object.freeze({
    /** All rows of a table, in the order of their keys; those with these values. */
    rows(table, values) {
      const index = tableCalled(table);
      return host.rows(index, valuesFor(index, values)).map(rowObject);
    },
    /** The row of a table by its slug, hex or key, or by values; null for none. */
    row(table, which) {
      const index = tableCalled(table);
      const isValues = which && typeof which === 'object';
      const found = isValues ? host.rows(index, valuesFor(index, which))
                             : which === undefined ? host.rows(index, []) : host.named(index, String(which));
      return found.length ? rowObject(found[0]) : null;
    },
    add(table, values) {
      const index = tableCalled(table);
      return rowObject(host.add(index, valuesFor(index, values)));
    },
    /** Removes rows with all that depends on them; answers how many that were. */
    remove(rows) {
      return host.remove((Array.isArray(rows) ? rows : [rows]).map(row => numberOf(row)));
    },
    isThere(row) { return host.isThere(numberOf(row)); },
    tableOf(row) { return tables[host.tableOf(numberOf(row))].name; },

    get info() { return battle.row('battle'); },
    get map() { return battle.row('map'); },
    get players() { return battle.rows('player'); },
    get armies() { return battle.rows('army'); },
    get leaders() { return battle.rows('leader'); },
    get commands() { return battle.rows('command'); },
    get units() { return battle.rows('unit'); },
    get counters() { return battle.rows('counter'); },
    get scenarios() { return battle.rows('scenario'); },

    // the set-up
    /** The variant whose set-up is meant: that which is shown, or was chosen. */
    get variant() { return host.chosen() < 0 ? null : rowObject(host.chosen()); },
    get scenario() { return battle.variant && battle.variant.scenario; },
    choose(variant) { host.choose(numberOf(variant, 'the variant')); },
    /** The counters of the set-up: placements, those that blocks inherit too. */
    get setUp() { return host.setUp().map(rowObject); },
    place(piece, hex, facing) { return rowObject(host.place(pieceName(piece), hexName(hex), facing || '')); },
    move(counter, hex) { host.move(counterOf(counter), hexName(hex)); },
    turn(counter, facing) { host.turn(counterOf(counter), String(facing)); },
    setStep(counter, step) { host.setStep(counterOf(counter), step); },
    setFormation(counter, formation) { host.setFormation(counterOf(counter), formation || ''); },
    takeOff(counter) { host.takeOff(counterOf(counter)); },

    // the map
    get hexes() { return host.hexes(); },
    neighbours(hex) { return host.neighbours(hexName(hex)); },
    distance(hex, other) { return host.distance(hexName(hex), hexName(other)); },
    columnRow(hex) {
      const [column, row] = host.placeOf(hexName(hex));
      return {column, row};
    },
    hexAt(column, row) { return host.hexAt(column, row); },
    /** A facing as in a mirror: left and right, or with true top and bottom. */
    mirrored(facing, upDown) { return host.mirrored(String(facing), Boolean(upDown)); },
    turned(facing, steps) { return host.turned(String(facing), steps); },
    paint(hexes, terrain) { host.paint(hexNames(hexes), terrain); },
    setLevel(hexes, level) { host.setLevel(hexNames(hexes), level); },
    paintSide(hex, other, kind) { host.paintSide(hexName(hex), hexName(other), kind); },
    paintLink(hex, other, kind) { host.paintLink(hexName(hex), hexName(other), kind); },
    /** Begins anew on an empty map: for formats that are read. */
    begin(wanted) { host.begin(JSON.stringify(wanted || {})); },

    // the rules
    /** What `redoubt-cli ask` answers: ask("reach", {about: unit}). */
    ask(question, more) {
      const asked = Object.assign({}, more || {}, {question});
      for (const name of ['about', 'by', 'on']) asked[name] = nameList(asked[name]);
      if (asked.army && typeof asked.army === 'object') asked.army = asked.army.slug;
      if (asked.from) asked.from = hexName(asked.from);
      return JSON.parse(host.ask(JSON.stringify(asked)));
    },
    /** What the checks find, as they report it. */
    findings() { return JSON.parse(host.findings()); },
  });

  // A counter of the set-up: its placement, or the unit or leader that it stands for.
  function counterOf(counter) {
    if (counter && typeof counter === 'object' && isRowOf(counter, 'placement')) return numberOf(counter);
    const piece = pieceName(counter);
    const found = battle.setUp.find(row => (row.unit && pieceName(row.unit) === piece) ||
                                           (row.leader && pieceName(row.leader) === piece));
    if (!found) throw new Error(`${piece} is not in the set-up`);
    return numberOf(found);
  }

  // ---- what extensions offer

  const offers = {action: new Map(), format: new Map(), check: new Map()};
  const kKinds = ['text', 'number', 'choice', 'yes-no', 'open', 'save', 'row'];

  function need(holds, words) {
    if (!holds) throw new Error(words);
  }

  function offer(kind, spec, functions) {
    need(spec && typeof spec === 'object', `redoubt.${kind} needs an object`);
    need(typeof spec.id === 'string' && /^[a-z][a-z0-9-]{0,60}$/.test(spec.id),
         `the id of a ${kind} is of small letters, digits and hyphens, not ${JSON.stringify(spec.id)}`);
    need(!offers[kind].has(spec.id), `two are called "${spec.id}"`);
    need(inWords(spec.title) !== '', `the ${kind} "${spec.id}" needs a title`);
    need(functions.some(name => typeof spec[name] === 'function'),
         `the ${kind} "${spec.id}" needs a function ${functions.join(' or ')}`);
    for (const ask of spec.asks || []) {
      need(ask && typeof ask.id === 'string' && /^[a-z][a-z0-9-]{0,60}$/.test(ask.id),
           `what "${spec.id}" asks for needs an id of small letters, digits and hyphens`);
      need(kKinds.includes(ask.kind || 'text'), `"${ask.id}" has the kind "${ask.kind}", which is none of ${kKinds.join(', ')}`);
      need(ask.kind !== 'choice' || (Array.isArray(ask.choices) && ask.choices.length), `the choice "${ask.id}" has no choices`);
      if (ask.kind === 'row') tableCalled(ask.table);
    }
    offers[kind].set(spec.id, spec);
  }

  function described(ask) {
    const kind = ask.kind || 'text';
    const list = (ask.choices || []).map(choice => (typeof choice === 'object' ? choice : {id: choice, title: choice}));
    const choices = list.map(choice => ({id: String(choice.id), title: inWords(choice.title, String(choice.id))}));
    const usual = ask.value !== undefined && ask.value !== null
        ? (kind === 'yes-no' ? (ask.value ? 'yes' : 'no') : String(ask.value))
        : kind === 'choice' ? choices[0].id : kind === 'yes-no' ? 'no' : kind === 'number' ? String(ask.least || 0) : '';
    return {
      id: ask.id, kind, title: inWords(ask.title, ask.id), help: inWords(ask.help), value: usual,
      least: Number(ask.least === undefined ? 0 : ask.least), most: Number(ask.most === undefined ? 1000000 : ask.most),
      decimals: Number(ask.decimals || 0), choices, table: ask.table || '', endings: (ask.endings || []).map(String),
    };
  }

  function describe() {
    const list = [];
    for (const [kind, all] of Object.entries(offers)) {
      for (const spec of all.values()) {
        list.push({
          kind, id: spec.id, title: inWords(spec.title), about: inWords(spec.about),
          asks: (spec.asks || []).map(described),
          endings: (spec.endings || ['txt']).map(String), carries: (spec.carries || []).map(String),
          writes: typeof spec.write === 'function', reads: typeof spec.read === 'function',
        });
      }
    }
    return JSON.stringify({offers: list});
  }

  const plain = content => (content && typeof content === 'object' && content.buffer instanceof ArrayBuffer ? content.buffer : content);

  function readableFile(name, path) {
    const bytes = host.read(name);
    if (bytes === null) return null;
    return Object.freeze({
      name: path,
      bytes,
      get text() { return decoded(bytes); },
      get lines() { return decoded(bytes).replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n'); },
    });
  }

  // UTF-8, as the program gives it.
  function decoded(bytes) {
    return host.textOf(bytes);
  }

  function writableFile(name, path) {
    return Object.freeze({name: path, write(content) { host.write(name, plain(content)); }});
  }

  function answersFor(spec, given, files) {
    const asked = {};
    for (const each of (spec.asks || []).map(described)) {
      const value = Object.prototype.hasOwnProperty.call(given, each.id) ? given[each.id] : each.value;
      if (each.kind === 'number') asked[each.id] = Number(value);
      else if (each.kind === 'yes-no') asked[each.id] = value === 'yes';
      else if (each.kind === 'open') asked[each.id] = readableFile(each.id, files[each.id] || '');
      else if (each.kind === 'save') asked[each.id] = files[each.id] ? writableFile(each.id, files[each.id]) : null;
      else if (each.kind === 'row') asked[each.id] = value === '' ? null : battle.row(each.table, value);
      else asked[each.id] = String(value);
    }
    return Object.freeze(asked);
  }

  function reported(findings) {
    need(Array.isArray(findings), 'a check answers with a list of findings');
    return findings.map(each => {
      need(each && typeof each === 'object' && inWords(each.words) !== '', 'a finding needs words');
      const severity = each.severity || 'warning';
      need(['error', 'warning', 'note'].includes(severity), `"${severity}" is no severity: error, warning, note`);
      const row = each.row === undefined || each.row === null ? null : each.row;
      return {
        severity, words: inWords(each.words), hex: each.hex === undefined || each.hex === null ? '' : hexName(each.hex),
        table: row ? battle.tableOf(row) : '', key: row ? host.keyOf(numberOf(row)) : '',
      };
    });
  }

  // What a format wrote: a text, bytes, or {main, files}.
  function outputOf(content) {
    const isSeveral = content && typeof content === 'object' && content.main !== undefined;
    const main = isSeveral ? content.main : content;
    need(main !== undefined && main !== null, 'the function write must answer with the text of the file');
    host.write('', plain(main));
    if (isSeveral) for (const [name, each] of Object.entries(content.files || {})) host.write('/' + name, plain(each));
  }

  function run(text) {
    const request = JSON.parse(text);
    const spec = offers[request.kind].get(request.id);
    need(spec, `the script offers no ${request.kind} "${request.id}"`);
    if (request.variant) {
      const variant = battle.rows('variant').find(row => row.id === request.variant);
      if (variant) battle.choose(variant);
    }
    const asked = answersFor(spec, request.asked || {}, request.paths || {});
    const result = {};
    if (request.kind === 'check') {
      result.findings = reported(spec.find(battle, asked));
    } else if (request.kind === 'format' && request.mode === 'read') {
      spec.read(battle, readableFile('', request.input), asked);
    } else if (request.kind === 'format') {
      outputOf(spec.write(battle, asked));
    } else {
      const told = spec.run(battle, asked);
      result.message = told === undefined || told === null ? '' : inWords(told);
    }
    return JSON.stringify(result);
  }

  const redoubt = Object.freeze({
    version: host.version(),
    language,
    action(spec) { offer('action', spec, ['run']); },
    check(spec) { offer('check', spec, ['find']); },
    format(spec) { offer('format', spec, ['write', 'read']); },
    log(...parts) { host.log(parts.map(part => (part && typeof part === 'object' && !isRow(part) ? JSON.stringify(part) : String(part))).join(' ')); },
    progress(share) { host.progress(share); },
    say: inWords,
  });

  // Whatever a script throws, an error with words comes out.
  function guarded(work) {
    return argument => {
      try {
        return work(argument);
      } catch (thrown) {
        throw thrown instanceof Error ? thrown : new Error(String(thrown));
      }
    };
  }

  return {redoubt, describe: guarded(describe), run: guarded(run)};
})
