-- The battle file, schema 7. docs/battle-file.md explains every table.
-- It differs from schema 6 in what a transcription leaves behind: the texts that were read, the words and the confirmation of
-- each value, readings of words, points of a scan, sheets of counters.
-- A hex is 1000+column followed by 1000+row (hex 1809 is 10181009), columns and rows as the plain
-- CCRR number counts them. A hexside or link is its hex followed by a side from 0 to 2, clockwise
-- from north; the other three sides belong to the neighbours.

-- battle ---------------------------------------------------------------------------------------
CREATE TABLE battle(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  date TEXT NOT NULL,
  place TEXT NOT NULL,
  language TEXT NOT NULL,
  system INTEGER REFERENCES system(id),
  description TEXT NOT NULL
) STRICT;
CREATE TABLE source(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN ('rulebook', 'map', 'counters', 'manifest', 'errata', 'study')),
  title TEXT NOT NULL,
  edition TEXT NOT NULL,
  publisher TEXT NOT NULL,
  year INTEGER,
  language TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT;
CREATE TABLE paragraph(
  id INTEGER PRIMARY KEY,
  source INTEGER NOT NULL REFERENCES source(id),
  number TEXT NOT NULL,
  occurrence INTEGER NOT NULL,
  heading TEXT NOT NULL
) STRICT;
CREATE TABLE question(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN ('contradiction', 'gap', 'misprint', 'ambiguity')),
  paragraph INTEGER REFERENCES paragraph(id),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  reading TEXT NOT NULL
) STRICT;
CREATE TABLE source_text(
  id INTEGER PRIMARY KEY,
  source INTEGER REFERENCES source(id),
  title TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE reading(
  id INTEGER PRIMARY KEY,
  source INTEGER REFERENCES source(id),
  words TEXT NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN ('unit', 'leader', 'command', 'army', 'type', 'zone', 'hex', 'facing', 'heading', 'note',
    'skip', 'phrase')),
  target TEXT NOT NULL
) STRICT;
CREATE TABLE provenance(
  subject_table TEXT NOT NULL,
  subject TEXT NOT NULL,
  field TEXT NOT NULL,
  status TEXT NOT NULL CHECK(status IN ('printed', 'derived', 'estimated', 'unknown')),
  paragraph INTEGER REFERENCES paragraph(id),
  note TEXT NOT NULL,
  source INTEGER REFERENCES source(id),
  text INTEGER REFERENCES source_text(id),
  line INTEGER,
  words TEXT NOT NULL,
  confirmed_by TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  confirmed_value TEXT NOT NULL,
  PRIMARY KEY(subject_table, subject, field)
) STRICT, WITHOUT ROWID;

-- rules ----------------------------------------------------------------------------------------
CREATE TABLE system(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  parent INTEGER REFERENCES system(id),
  title TEXT NOT NULL
) STRICT;
CREATE TABLE rule(
  system INTEGER NOT NULL REFERENCES system(id),
  path TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY(system, path)
) STRICT, WITHOUT ROWID;

-- map ------------------------------------------------------------------------------------------
CREATE TABLE map(
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  invented INTEGER NOT NULL CHECK(invented IN (0, 1)),
  orientation TEXT NOT NULL CHECK(orientation IN ('pointy', 'flat')),
  shifted TEXT NOT NULL CHECK(shifted IN ('odd', 'even')),
  first_column INTEGER NOT NULL,
  first_row INTEGER NOT NULL,
  columns INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  edge_left TEXT NOT NULL CHECK(edge_left IN ('whole', 'half', 'unnumbered', 'half-unnumbered')),
  edge_right TEXT NOT NULL CHECK(edge_right IN ('whole', 'half', 'unnumbered', 'half-unnumbered')),
  edge_top TEXT NOT NULL CHECK(edge_top IN ('whole', 'half', 'unnumbered', 'half-unnumbered')),
  edge_bottom TEXT NOT NULL CHECK(edge_bottom IN ('whole', 'half', 'unnumbered', 'half-unnumbered')),
  number_order TEXT NOT NULL CHECK(number_order IN ('column-row', 'row-column')),
  number_separator TEXT NOT NULL,
  column_style TEXT NOT NULL CHECK(column_style IN ('digits', 'letters')),
  column_digits INTEGER NOT NULL,
  column_base INTEGER NOT NULL,
  column_step INTEGER NOT NULL CHECK(column_step IN (-1, 1)),
  row_style TEXT NOT NULL CHECK(row_style IN ('digits', 'letters')),
  row_digits INTEGER NOT NULL,
  row_base INTEGER NOT NULL,
  row_step INTEGER NOT NULL CHECK(row_step IN (-1, 1)),
  hex_width_mm REAL NOT NULL,
  sheet_width_mm REAL NOT NULL,
  sheet_height_mm REAL NOT NULL,
  metres_per_hex REAL,
  north_angle REAL
) STRICT;
CREATE TABLE hex(
  hex INTEGER PRIMARY KEY,
  terrain TEXT NOT NULL,
  level INTEGER NOT NULL
) STRICT;
CREATE TABLE hexside(
  side INTEGER NOT NULL,
  kind TEXT NOT NULL,
  high TEXT CHECK(high IN ('near', 'far')),
  owner INTEGER REFERENCES army(id),
  PRIMARY KEY(side, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE link(
  side INTEGER NOT NULL,
  kind TEXT NOT NULL,
  PRIMARY KEY(side, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE symbol(
  id INTEGER PRIMARY KEY,
  hex INTEGER NOT NULL,
  kind TEXT NOT NULL,
  dx REAL NOT NULL,
  dy REAL NOT NULL,
  angle REAL NOT NULL
) STRICT;
CREATE TABLE label(
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  style TEXT NOT NULL,
  hex INTEGER NOT NULL,
  dx REAL NOT NULL,
  dy REAL NOT NULL,
  angle REAL NOT NULL,
  size REAL NOT NULL,
  font TEXT NOT NULL CHECK(font IN ('style', 'serif', 'sans', 'condensed', 'grotesque')),
  path TEXT NOT NULL
) STRICT;
CREATE TABLE map_picture(
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  picture TEXT NOT NULL,
  place TEXT NOT NULL CHECK(place IN ('under', 'over', 'beside')),
  hex INTEGER,
  dx REAL NOT NULL,
  dy REAL NOT NULL,
  width REAL NOT NULL,
  height REAL NOT NULL,
  angle REAL NOT NULL,
  opacity REAL NOT NULL,
  ordinal INTEGER NOT NULL,
  fit TEXT NOT NULL CHECK(fit IN ('placed', 'affine', 'perspective', 'warp')),
  link TEXT NOT NULL,
  source INTEGER REFERENCES source(id)
) STRICT;
CREATE TABLE scan_point(
  id INTEGER PRIMARY KEY,
  map_picture INTEGER NOT NULL REFERENCES map_picture(id),
  hex INTEGER NOT NULL,
  dx REAL NOT NULL,
  dy REAL NOT NULL,
  x REAL NOT NULL,
  y REAL NOT NULL,
  held_out INTEGER NOT NULL CHECK(held_out IN (0, 1))
) STRICT;
CREATE TABLE zone(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  kind TEXT NOT NULL
) STRICT;
CREATE TABLE zone_hex(
  zone INTEGER NOT NULL REFERENCES zone(id),
  hex INTEGER NOT NULL,
  PRIMARY KEY(zone, hex)
) STRICT, WITHOUT ROWID;

-- forces ---------------------------------------------------------------------------------------
CREATE TABLE player(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE army(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  player INTEGER NOT NULL REFERENCES player(id),
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE leader(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  army INTEGER NOT NULL REFERENCES army(id),
  name TEXT NOT NULL,
  short_name TEXT NOT NULL,
  overall INTEGER NOT NULL CHECK(overall IN (0, 1)),
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE command(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  army INTEGER NOT NULL REFERENCES army(id),
  name TEXT NOT NULL,
  leader INTEGER REFERENCES leader(id),
  colour TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE unit(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  army INTEGER NOT NULL REFERENCES army(id),
  name TEXT NOT NULL,
  short_name TEXT NOT NULL,
  type TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE unit_command(
  unit INTEGER NOT NULL REFERENCES unit(id),
  command INTEGER NOT NULL REFERENCES command(id),
  PRIMARY KEY(unit, command)
) STRICT, WITHOUT ROWID;
CREATE TABLE counter(
  id INTEGER PRIMARY KEY,
  role TEXT NOT NULL CHECK(role IN ('unit', 'leader', 'chit', 'marker')),
  unit INTEGER REFERENCES unit(id),
  leader INTEGER REFERENCES leader(id),
  number INTEGER NOT NULL,
  number_printed INTEGER,
  copies INTEGER NOT NULL,
  copies_printed INTEGER NOT NULL,
  note TEXT NOT NULL
) STRICT;
CREATE TABLE face(
  id INTEGER PRIMARY KEY,
  counter INTEGER NOT NULL REFERENCES counter(id),
  side TEXT NOT NULL CHECK(side IN ('front', 'back')),
  role TEXT NOT NULL CHECK(role IN ('step', 'state', 'chit')),
  picture TEXT NOT NULL
) STRICT;
CREATE TABLE face_figure(
  face INTEGER NOT NULL REFERENCES face(id),
  kind TEXT NOT NULL,
  value INTEGER,
  PRIMARY KEY(face, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE step(
  id INTEGER PRIMARY KEY,
  unit INTEGER NOT NULL REFERENCES unit(id),
  ordinal INTEGER NOT NULL,
  face INTEGER NOT NULL REFERENCES face(id)
) STRICT;
CREATE TABLE mark(
  id INTEGER PRIMARY KEY,
  unit INTEGER NOT NULL REFERENCES unit(id),
  kind TEXT NOT NULL,
  colour TEXT NOT NULL,
  count INTEGER NOT NULL
) STRICT;
CREATE TABLE counter_sheet(
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  source INTEGER REFERENCES source(id),
  front TEXT NOT NULL,
  back TEXT NOT NULL,
  columns INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  left REAL NOT NULL,
  top REAL NOT NULL,
  right REAL NOT NULL,
  bottom REAL NOT NULL,
  gap_x REAL NOT NULL,
  gap_y REAL NOT NULL,
  angle REAL NOT NULL,
  back_left REAL NOT NULL,
  back_top REAL NOT NULL,
  back_right REAL NOT NULL,
  back_bottom REAL NOT NULL,
  back_angle REAL NOT NULL,
  flip TEXT NOT NULL CHECK(flip IN ('none', 'left-right', 'top-bottom'))
) STRICT;
CREATE TABLE sheet_cell(
  counter_sheet INTEGER NOT NULL REFERENCES counter_sheet(id),
  row INTEGER NOT NULL,
  column INTEGER NOT NULL,
  side TEXT NOT NULL CHECK(side IN ('front', 'back')),
  face INTEGER REFERENCES face(id),
  state TEXT NOT NULL CHECK(state IN ('open', 'done', 'skipped')),
  note TEXT NOT NULL,
  PRIMARY KEY(counter_sheet, row, column, side)
) STRICT, WITHOUT ROWID;

-- scenario -------------------------------------------------------------------------------------
CREATE TABLE scenario(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  parent INTEGER REFERENCES scenario(id),
  ordinal INTEGER NOT NULL,
  description TEXT NOT NULL
) STRICT;
CREATE TABLE variant(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  title TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE set_up_block(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  army INTEGER NOT NULL REFERENCES army(id),
  parent INTEGER REFERENCES set_up_block(id),
  title TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;
CREATE TABLE variant_block(
  variant INTEGER NOT NULL REFERENCES variant(id),
  block INTEGER NOT NULL REFERENCES set_up_block(id),
  PRIMARY KEY(variant, block)
) STRICT, WITHOUT ROWID;
CREATE TABLE setting(
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  path TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY(scenario, path)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  army INTEGER NOT NULL REFERENCES army(id),
  trigger TEXT NOT NULL CHECK(trigger IN ('turn', 'activation')),
  turn INTEGER,
  zone INTEGER NOT NULL REFERENCES zone(id),
  fallback TEXT NOT NULL CHECK(fallback IN ('none', 'nearest-free', 'wait')),
  exempt TEXT NOT NULL,
  dice TEXT
) STRICT;
CREATE TABLE placement(
  id INTEGER PRIMARY KEY,
  block INTEGER NOT NULL REFERENCES set_up_block(id),
  ordinal INTEGER NOT NULL,
  subject TEXT NOT NULL CHECK(subject IN ('unit', 'leader', 'marker', 'group')),
  unit INTEGER REFERENCES unit(id),
  leader INTEGER REFERENCES leader(id),
  words TEXT NOT NULL,
  count INTEGER NOT NULL,
  rule TEXT NOT NULL CHECK(rule IN ('at', 'with-own-units', 'within', 'zone', 'space', 'enters', 'on-activation', 'off-map')),
  hex INTEGER,
  distance INTEGER,
  zone INTEGER REFERENCES zone(id),
  space INTEGER REFERENCES space(id),
  entry INTEGER REFERENCES entry(id),
  direction TEXT,
  stack INTEGER NOT NULL,
  formation TEXT NOT NULL,
  note TEXT NOT NULL,
  step INTEGER,
  second_hex INTEGER
) STRICT;
CREATE TABLE set_up_order(
  id INTEGER PRIMARY KEY,
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  army INTEGER NOT NULL REFERENCES army(id),
  ordinal INTEGER NOT NULL,
  verb TEXT NOT NULL,
  count INTEGER NOT NULL,
  selector TEXT NOT NULL
) STRICT;
CREATE TABLE pool(
  id INTEGER PRIMARY KEY,
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  army INTEGER NOT NULL REFERENCES army(id),
  kind TEXT NOT NULL CHECK(kind IN ('fixed', 'free-choice', 'available', 'unavailable', 'enters', 'dice', 'opens')),
  leader INTEGER REFERENCES leader(id),
  first_turn INTEGER NOT NULL,
  last_turn INTEGER NOT NULL,
  count INTEGER,
  choice TEXT,
  entry INTEGER REFERENCES entry(id),
  note TEXT NOT NULL
) STRICT;
CREATE TABLE return_point(
  id INTEGER PRIMARY KEY,
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  army INTEGER NOT NULL REFERENCES army(id),
  zone INTEGER NOT NULL REFERENCES zone(id),
  note TEXT NOT NULL
) STRICT;
CREATE TABLE event(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  scenario INTEGER NOT NULL REFERENCES scenario(id),
  trigger TEXT NOT NULL,
  condition TEXT,
  effect TEXT NOT NULL
) STRICT;
CREATE TABLE victory(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  scenario INTEGER REFERENCES scenario(id),
  player INTEGER REFERENCES player(id),
  kind TEXT NOT NULL CHECK(kind IN ('award', 'threshold', 'level')),
  points INTEGER,
  formula TEXT,
  words TEXT NOT NULL
) STRICT;

-- tracks ---------------------------------------------------------------------------------------
CREATE TABLE track(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  kind TEXT NOT NULL,
  title TEXT NOT NULL
) STRICT;
CREATE TABLE space(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  track INTEGER NOT NULL REFERENCES track(id),
  ordinal INTEGER NOT NULL,
  label TEXT NOT NULL,
  capacity INTEGER
) STRICT;

-- aids -----------------------------------------------------------------------------------------
CREATE TABLE waiver(
  code TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY(code, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE house_check(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  severity TEXT NOT NULL CHECK(severity IN ('error', 'warning', 'note')),
  query TEXT NOT NULL
) STRICT;
CREATE TABLE export_preset(
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  target TEXT NOT NULL,
  options TEXT NOT NULL
) STRICT;
CREATE TABLE note(
  id INTEGER PRIMARY KEY,
  hex INTEGER,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE translation(
  language TEXT NOT NULL,
  original TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY(language, original)
) STRICT, WITHOUT ROWID;

-- not recorded by history ------------------------------------------------------------------------
CREATE TABLE history(
  sequence INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  state TEXT NOT NULL CHECK(state IN ('done', 'undone', 'set-aside')),
  schema INTEGER NOT NULL,
  made_at TEXT NOT NULL,
  change_count INTEGER NOT NULL,
  changeset BLOB NOT NULL
) STRICT;
CREATE TABLE version(
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK(kind IN ('named', 'opened', 'set-aside')),
  name TEXT NOT NULL,
  made_at TEXT NOT NULL,
  after_sequence INTEGER NOT NULL,
  schema INTEGER NOT NULL,
  size INTEGER NOT NULL,
  image BLOB NOT NULL
) STRICT;
CREATE TABLE picture(
  hash TEXT NOT NULL,
  chunk INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY(hash, chunk)
) STRICT, WITHOUT ROWID;
-- What the content was when it was last written: its rows spread over parts of every table by a hash of their keys, and
-- for each part how many there are and the sum of their hashes. The row without a table counts commits; its sum is a
-- random mark of the last.
CREATE TABLE digest(
  content TEXT NOT NULL,
  part INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  sum BLOB NOT NULL,
  PRIMARY KEY(content, part)
) STRICT, WITHOUT ROWID;
