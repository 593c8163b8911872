#include "editor/panels/hex_page.h"

#include <QGridLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/model/label_verbs.h"
#include "core/model/map_verbs.h"
#include "core/model/zone_verbs.h"
#include "core/rules/book/provenance.h"
#include "core/rules/terrain/terrain.h"
#include "editor/panels/map_facts.h"
#include "editor/panels/name_fields.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/session/counter_style.h"
#include "editor/style/field_keys.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kRowCounter = 32;
constexpr int kLevelField = 72, kTerrainField = 150;

FieldEditor& nameField(const FactRow& row) {
  return *row.findChild<FieldEditor*>();
}

template <class Row>
Id<Row> idOf(const FactRow& row) {
  return {row.subject().toLongLong()};
}

}  // namespace

HexPage::HexPage(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column->setSpacing(6);
  title_ = new QLabel;
  title_->setObjectName(QStringLiteral("hex.title"));
  setRole(*title_, "subject");
  subtitle_ = new ElidedLabel;
  subtitle_->setObjectName(QStringLiteral("hex.subtitle"));
  setRole(*subtitle_, "second");
  area_ = new QPushButton;
  area_->setObjectName(QStringLiteral("hex.area"));
  area_->setAutoDefault(false);
  setRole(*area_, "link");
  notes_ = new QLabel;
  notes_->setObjectName(QStringLiteral("hex.notes"));
  notes_->setWordWrap(true);
  countersHeading_ = sectionTitle(tr("Counters, from the top"));
  counters_ = new SmallList(tr("Counters in this hex"), 6);
  counters_->setObjectName(QStringLiteral("hex.counters"));
  counters_->setIconSize({kRowCounter, kRowCounter});
  namesHeading_ = sectionTitle(tr("Names"));
  names_ = new FactRows([this](FactRow& row) { makeNameRow(row); });
  names_->setObjectName(QStringLiteral("hex.names"));
  zonesHeading_ = sectionTitle(tr("Zones"));
  zones_ = new FactRows([this](FactRow& row) {
    QPushButton& button = row.addButton(tr("Take out"), QStringLiteral("hex.zones.take"));
    connect(&button, &QPushButton::clicked, this, [this, &row] { leaveZone(idOf<model::Zone>(row)); });
  });
  zones_->setObjectName(QStringLiteral("hex.zones"));
  sides_ = new SmallList(tr("Hexsides and ways"), 6);
  sides_->setObjectName(QStringLiteral("hex.sides"));
  sides_->setIconSize({kSwatch, kSwatch});
  doubts_ = new DoubtsView(session_);
  connect(doubts_, &DoubtsView::questionChosen, this, &HexPage::questionChosen);
  findingsHeading_ = sectionTitle(tr("Problems here"));
  findings_ = new SmallList(tr("Problems in this hex"));
  findings_->setObjectName(QStringLiteral("hex.findings"));
  for (QWidget* widget :
       std::initializer_list<QWidget*>{title_, subtitle_, area_, ruleLine(), makeFields(), notes_, countersHeading_,
                                       counters_, sectionTitle(tr("Sides and ways")), sides_, namesHeading_, names_,
                                       zonesHeading_, zones_, doubts_, findingsHeading_, findings_}) {
    column->addWidget(widget);
  }
  column->addStretch();
  connectLists();
}

QWidget* HexPage::makeFields() {
  auto* fields = new QWidget;
  auto* grid = new QGridLayout(fields);
  grid->setContentsMargins(0, 4, 0, 4);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnMinimumWidth(0, 62);
  grid->setColumnStretch(2, 1);
  makeTerrain();
  auto* terrainLabel = new QLabel(terrain_->spec().label);
  terrainLabel->setBuddy(&terrain_->control());
  grid->addWidget(terrainLabel, 0, 0);
  grid->addWidget(terrain_, 0, 1);
  FieldSpec level = fieldSpec<model::HexRow>(session_, "level");
  level.label = tr("&Level");
  level.width = kLevelField;
  auto* levelLabel = new QLabel(level.label);
  level_ = makeInspectorField(session_, std::move(level), QStringLiteral("hex"));
  levelLabel->setBuddy(&level_->control());
  connect(level_, &FieldEditor::chosen, this,
          [this](const model::Value& value) { changeLevel(static_cast<int>(std::get<std::int64_t>(value))); });
  grid->addWidget(levelLabel, 1, 0);
  grid->addWidget(level_, 1, 1);
  terrainSource_ = makeSource(*grid, 0, "hex.terrain.source");
  levelSource_ = makeSource(*grid, 1, "hex.level.source");
  return fields;
}

void HexPage::makeTerrain() {
  FieldSpec spec = fieldSpec<model::HexRow>(session_, "terrain");
  spec.label = tr("Terr&ain");
  spec.choices = [this] { return terrains(); };
  spec.wording = [](const model::Value& value) {
    return tr("%1 (not in the rules)").arg(Words::text(model::toText(value)));
  };
  spec.picture = [this](const model::Value& value) {
    return swatchIcon(session_, model::toText(value), devicePixelRatioF());
  };
  terrain_ = static_cast<ChoiceEditor*>(makeInspectorField(session_, std::move(spec), QStringLiteral("hex")));
  auto& box = static_cast<QComboBox&>(terrain_->control());
  box.setMinimumWidth(kTerrainField);
  box.setSizeAdjustPolicy(QComboBox::AdjustToContents);
  openByKeys(box);
  connect(terrain_, &FieldEditor::chosen, this, &HexPage::changeTerrain);
}

// In the order of the palette.
std::vector<FieldChoice> HexPage::terrains() const {
  std::vector<FieldChoice> choices;
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
    if (kind.place == rules::TerrainPlace::Hex) choices.push_back({kind.slug, Words::text(kind.title)});
  }
  return choices;
}

std::pair<QLabel*, QLabel*> HexPage::makeSource(QGridLayout& grid, int row, const char* objectName) {
  auto* sign = new QLabel;
  auto* words = new QLabel;
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  words->setObjectName(QLatin1String(objectName));
  setRole(*words, "second");
  auto* line = new QHBoxLayout;
  line->setSpacing(6);
  line->addWidget(sign);
  line->addWidget(words, 1);
  grid.addLayout(line, row, 2);
  return {sign, words};
}

void HexPage::makeNameRow(FactRow& row) {
  FieldSpec spec = fieldSpec<model::Label>(session_, "text");
  spec.name = QStringLiteral("name");
  FieldEditor* field = makeInspectorField(session_, std::move(spec), QStringLiteral("hex"));
  row.setEditor(*field);
  QPushButton& remove = row.addButton(tr("Remove"), QStringLiteral("hex.name.remove"));
  connect(field, &FieldEditor::chosen, this,
          [this, &row](const model::Value& name) { rename(row, Words::text(model::toText(name))); });
  connect(&remove, &QPushButton::clicked, this, [this, &row] { removeName(idOf<model::Label>(row)); });
}

void HexPage::connectLists() {
  connect(counters_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    session_.hand().select({hex(), {Id<model::Placement>{item->data(Qt::UserRole).toLongLong()}}});
  });
  connect(sides_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    session_.hand().select({hex(), {}, hex::HexsideKey{item->data(Qt::UserRole).toLongLong()}});
  });
  connect(area_, &QPushButton::clicked, this, &HexPage::areaWanted);
  connect(findings_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    const auto index = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    if (index < session_.findings().size()) emit findingChosen(session_.findings()[index]);
  });
}

void HexPage::refresh() {
  if (!session_.hand().selection().hex) return;
  title_->setText(tr("Hex %1").arg(Words::hex(session_, hex())));
  const int selected = static_cast<int>(session_.hand().area().size());
  area_->setVisible(selected > 1);
  area_->setText(tr("%n hexes selected ›", nullptr, selected));
  area_->setAccessibleName(tr("Show the %n selected hexes", nullptr, selected));
  showTerrain();
  showNotes();
  showCounters();
  showSides();
  showNames();
  showZones();
  showDoubts();
  showFindings();
}

void HexPage::showTerrain() {
  const model::HexRow* row = session_.battle().find<model::HexRow>(hex());
  const bool isOnMap = session_.layout().contains(hex());
  terrain_->show(row ? row->terrain : rules::groundTerrain(session_.rules()));
  const int level = row ? row->level : 0;
  level_->show(std::int64_t{level});
  const QString reason = isOnMap ? Words::readOnlyReason(session_) : tr("This hex is off the map.");
  enableField(*level_, reason);
  enableField(*terrain_, reason);
  subtitle_->setText(!isOnMap                            ? tr("Off the map")
                     : session_.layout().isHalf(hex())   ? tr("Half hex at the edge of the map")
                     : session_.layout().isOnEdge(hex()) ? tr("At the edge of the map")
                                                         : tr("%1, level %2").arg(terrain_->words()).arg(level));
  showSources(row);
}

// If both have the same origin, as in a row from one source, it is shown once.
void HexPage::showSources(const model::HexRow* row) {
  const auto originOf = [&](const char* field) {
    return row ? rules::provenanceOf(session_.battle(), *row, field) : nullptr;
  };
  const model::Provenance* terrain = originOf("terrain");
  const model::Provenance* level = originOf("level");
  const bool isOne = terrain == level;
  showSign(*terrainSource_.first, terrain);
  terrainSource_.second->setText(mapSource(session_, terrain));
  showSign(*levelSource_.first, isOne ? nullptr : level);
  levelSource_.second->setText(isOne ? QString() : mapSource(session_, level));
}

void HexPage::showSides() {
  const hex::Layout& layout = session_.layout();
  const int current = sides_->currentRow();
  sides_->clear();
  for (int side = 0; side < hex::kSides; ++side) {
    if (!layout.neighbourAnywhere(hex(), side)) continue;
    const hex::HexsideKey key = layout.side(hex(), side);
    const bool carriesAny = !HexWords::onSide(session_, hex(), side).isEmpty();
    const QIcon picture = sideIcon(layout, side, carriesAny, devicePixelRatioF());
    sides_->add(picture, HexWords::side(session_, hex(), side), qlonglong(key.value));
  }
  sides_->setCurrentRow(current);
  sides_->fit();
}

void HexPage::showNotes() {
  QStringList notes;
  for (const model::Note& note : session_.translated().all<model::Note>()) {
    if (note.hex == hex()) notes << Words::text(note.text);
  }
  notes_->setText(notes.join(QLatin1Char('\n')));
  notes_->setVisible(!notes.isEmpty());
}

void HexPage::showNames() {
  const QString reason = Words::readOnlyReason(session_);
  int count = 0;
  for (const model::Label& label : session_.battle().all<model::Label>()) {
    if (label.hex != hex()) continue;
    FactRow& row = names_->at(count++);
    const QString name = Words::text(label.text);
    FieldEditor& field = nameField(row);
    // Unfinished input stays, but not for another name.
    if (idOf<model::Label>(row) != label.id) field.forget();
    field.show(label.text);
    enableField(field, reason);
    field.control().setAccessibleName(tr("Name %1").arg(name));
    row.setSubject(qlonglong(label.id.value));
    row.setPicture(icon(u"draw-text"));
    row.describe(*row.findChild<QPushButton*>(), tr("Remove the name %1").arg(name), reason);
  }
  names_->finish(count);
  namesHeading_->setVisible(count > 0);
}

void HexPage::showZones() {
  int count = 0;
  for (const Id<model::Zone> id : model::zonesAt(session_.battle(), hex())) {
    const model::Zone& zone = *session_.translated().find<model::Zone>(id);
    FactRow& row = zones_->at(count++);
    const QString title = Words::text(zone.title);
    row.setPicture(icon(u"tag"));
    row.setTitle(tr("%1, %2").arg(title, zoneKindTitle(zone.kind)));
    row.setSubject(qlonglong(id.value));
    row.describe(*row.findChild<QPushButton*>(), tr("Take this hex out of %1").arg(title),
                 Words::readOnlyReason(session_));
  }
  zones_->finish(count);
  zonesHeading_->setVisible(count > 0);
}

void HexPage::showCounters() {
  const model::Battle& battle = session_.translated();
  const rules::RuleBook& rules = session_.translatedRules();
  counters_->clear();
  const auto show = [&](Id<model::Placement> id, const QString& where) {
    const model::Placement* row = session_.setUp().placement(id);
    if (!row) return;
    const render::CounterFace face = battle.find(row->unit)     ? render::setUpFace(battle, rules, *row)
                                     : battle.find(row->leader) ? render::counterFace(battle, rules, *row->leader)
                                                                : render::counterFace(rules, *row);
    const QString name = Words::text(session_.nameOf(*row));
    counters_->add(drawnIcon(kRowCounter, devicePixelRatioF(),
                             [&](QPainter& painter, const QRectF& rect) {
                               render::paintCounter(painter, rect.adjusted(1, 1, -1, -1), face, {},
                                                    counterStyle(session_));
                             }),
                   where.isEmpty() ? name : name + QStringLiteral("   ") + where, qlonglong(id.value));
  };
  for (const Id<model::Placement> id : session_.setUp().stackAt(hex())) {
    const model::Placement* row = session_.setUp().placement(id);
    show(id, row && row->direction ? Words::facing(session_, *row) : QString());
  }
  for (const Id<model::Placement> id : leadersUnder(session_, hex())) show(id, tr("with his units"));
  for (const Id<model::Placement> id : session_.setUp().markersOnSides(hex())) {
    show(id, HexWords::facing(session_, *session_.setUp().placement(id)));
  }
  counters_->fit();
  countersHeading_->setVisible(counters_->count() > 0);
}

// Doubts about what is in the hex and on its sides, and about the rules for that.
void HexPage::showDoubts() {
  const model::Battle& battle = session_.translated();
  doubts_->clear();
  std::set<std::string> terrains{rules::groundTerrain(session_.rules())};
  if (const model::HexRow* row = battle.find<model::HexRow>(hex())) {
    terrains = {row->terrain};
    std::set<std::string> told;  // next to the terrain and the level
    for (const char* field : {"terrain", "level"}) {
      if (const model::Provenance* origin = rules::provenanceOf(battle, *row, field)) told.insert(origin->field);
    }
    doubts_->addBeside(*row, told);
  }
  for (int side = 0; side < hex::kSides; ++side) {
    if (!session_.layout().neighbourAnywhere(hex(), side)) continue;
    const hex::HexsideKey key = session_.layout().side(hex(), side);
    const auto addKinds = [&]<class Row>(const model::Table<Row>& rows) {
      for (auto row = rows.lowerBound({key, std::string()}); row != rows.end() && row->side == key; ++row) {
        terrains.insert(row->kind);
        doubts_->addQuestions(*row, HexWords::terrain(session_, row->kind));
      }
    };
    addKinds(battle.all<model::Hexside>());
    addKinds(battle.all<model::Link>());
  }
  for (const model::Label& label : battle.all<model::Label>()) {
    if (label.hex == hex()) doubts_->addQuestions(label, Words::text(label.text));
  }
  for (const Id<model::Zone> id : model::zonesAt(battle, hex())) {
    const model::Zone& zone = *battle.find<model::Zone>(id);
    doubts_->addQuestions(zone, Words::text(zone.title));
  }
  for (const std::string& terrain : terrains) {
    const QString title = HexWords::terrain(session_, terrain);
    const std::string path = "terrain/" + terrain;
    for (const std::string& part : session_.rules().under(path)) {
      if (const model::Rule* rule = session_.rules().row(path + "/" + part)) doubts_->addQuestions(*rule, title);
    }
  }
  doubts_->finish();
}

void HexPage::showFindings() {
  const hex::Layout& layout = session_.layout();
  findings_->clear();
  for (std::size_t i = 0; i < session_.findings().size(); ++i) {
    const check::Finding& finding = session_.findings()[i];
    const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
    const auto* side = std::get_if<hex::HexsideKey>(&finding.place);
    const bool isHere = (hexes && std::find(hexes->begin(), hexes->end(), hex()) != hexes->end()) ||
                        (side && (layout.hexesOf(*side).first == hex() || layout.hexesOf(*side).second == hex()));
    if (!isHere || finding.waived) continue;
    findings_->add(signIcon(signOf(finding.severity)),
                   Words::text(check::message(finding, session_.languageOfFindings())), static_cast<int>(i));
  }
  findings_->fit();
  findingsHeading_->setVisible(findings_->count() > 0);
}

void HexPage::changeTerrain(const model::Value& terrain) {
  if (!session_.hand().selection().hex) return;
  const hex::HexKey here = hex();
  const std::string slug = model::toText(terrain);
  const QString title = Words::text(rules::terrainTitle(session_.translatedRules(), slug));
  session_.apply(model::paintTerrain(session_.battle(), {&here, 1}, slug,
                                     tr("Paint %1 in %2").arg(title, Words::hex(session_, here)).toStdString()));
}

void HexPage::changeLevel(int level) {
  if (!session_.hand().selection().hex) return;
  const hex::HexKey here = hex();
  const std::string title = tr("Set level %1 in %2").arg(level).arg(Words::hex(session_, here)).toStdString();
  model::Edit edit = model::setLevel(session_.battle(), {&here, 1}, level, title);
  if (!session_.battle().find<model::HexRow>(here) && level != 0) {
    edit.put(model::HexRow{here, rules::groundTerrain(session_.rules()), level});
  }
  session_.apply(edit);
}

void HexPage::rename(FactRow& row, const QString& name) {
  const model::Label* label = session_.battle().find<model::Label>(idOf<model::Label>(row));
  if (!label) return;
  if (name.isEmpty()) return nameField(row).show(label->text);  // a name is removed by a button
  model::Label renamed = *label;
  renamed.text = name.toStdString();
  const QString title = tr("Rename %1 to %2").arg(Words::text(label->text), name);
  session_.apply(model::putLabel(session_.battle(), renamed, title.toStdString()));
}

void HexPage::removeName(Id<model::Label> id) {
  const model::Label* label = session_.battle().find<model::Label>(id);
  if (!label) return;
  const QString title = tr("Remove the name %1").arg(Words::text(label->text));
  session_.apply(model::eraseLabel(session_.battle(), id, title.toStdString()));
}

void HexPage::leaveZone(Id<model::Zone> id) {
  const model::Zone* zone = session_.translated().find<model::Zone>(id);
  if (!zone || !session_.hand().selection().hex) return;
  const hex::HexKey here = hex();
  const QString title = tr("Take %1 out of %2").arg(Words::hex(session_, here), Words::text(zone->title));
  session_.apply(model::takeFromZone(session_.battle(), id, {&here, 1}, title.toStdString()));
}

}  // namespace redoubt::editor
