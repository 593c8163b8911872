#include "editor/panels/area_page.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "core/hex/numbers.h"
#include "core/model/level_verbs.h"
#include "core/model/map_verbs.h"
#include "core/model/standing.h"
#include "core/model/zone_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/level_slope.h"
#include "core/rules/terrain/terrain.h"
#include "editor/fields/field_spec.h"
#include "editor/panels/map_facts.h"
#include "editor/style/icons.h"
#include "editor/style/open_word_box.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostNumbered = 500;  // hexes whose numbers are listed under the title

QHBoxLayout* line(std::initializer_list<QWidget*> widgets) {
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  for (QWidget* widget : widgets) row->addWidget(widget);
  row->addStretch();
  return row;
}

std::string slugOf(const FactRow& row) {
  return row.subject().toString().toStdString();
}

template <class Row>
Id<Row> idOf(const FactRow& row) {
  return {row.subject().toLongLong()};
}

std::map<std::string, int> kindsOf(const auto& rows) {
  std::map<std::string, int> counts;
  for (const auto* row : rows) ++counts[row->kind];
  return counts;
}

std::vector<hex::HexsideKey> sidesOf(const auto& rows) {
  std::vector<hex::HexsideKey> sides;
  for (const auto* row : rows) sides.push_back(row->side);
  return sides;
}

QPushButton& only(FactRow& row) {
  return *row.findChild<QPushButton*>();
}

}  // namespace

AreaPage::AreaPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), title_(new QLabel), subtitle_(new ElidedLabel) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column->setSpacing(6);
  title_->setObjectName(QStringLiteral("area.title"));
  setRole(*title_, "subject");
  subtitle_->setObjectName(QStringLiteral("area.subtitle"));
  setRole(*subtitle_, "second");
  for (QWidget* widget : std::initializer_list<QWidget*>{title_, subtitle_, makeWayBack(), ruleLine()})
    column->addWidget(widget);
  addTerrain(*column);
  addLevels(*column);
  addCounters(*column);
  addSides(*column);
  addZones(*column);
  column->addStretch();
}

QPushButton* AreaPage::makeButton(const QString& words, const char* objectName) {
  auto* button = new QPushButton(words);
  button->setObjectName(QLatin1String(objectName));
  button->setAutoDefault(false);
  return button;
}

QWidget* AreaPage::makeWayBack() {
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  one_ = makeButton({}, "area.one");
  QPushButton* none = makeButton(tr("Select none"), "area.none");
  setRole(*one_, "link");
  setRole(*none, "link");
  row->addWidget(one_);
  row->addStretch();
  row->addWidget(none);
  connect(one_, &QPushButton::clicked, this, &AreaPage::hexWanted);
  connect(none, &QPushButton::clicked, this, [this] { session_.hand().selectArea({}); });
  return bar;
}

void AreaPage::addTerrain(QVBoxLayout& column) {
  column.addWidget(sectionTitle(tr("Terrain")));
  terrains_ = new FactRows([](FactRow&) {});
  terrains_->setObjectName(QStringLiteral("area.terrains"));
  paint_ = makeButton(tr("Set the terrain of all"), "area.paint");
  auto* menu = new QMenu(paint_);
  connect(menu, &QMenu::aboutToShow, this, &AreaPage::fillTerrains);
  paint_->setMenu(menu);
  column.addWidget(terrains_);
  column.addWidget(paint_, 0, Qt::AlignLeft);
}

void AreaPage::addLevels(QVBoxLayout& column) {
  levels_ = sectionTitle({});
  levels_->setObjectName(QStringLiteral("area.levels"));
  raise_ = makeButton(tr("Raise"), "area.raise");
  lower_ = makeButton(tr("Lower"), "area.lower");
  const FieldSpec spec = fieldSpec<model::HexRow>(session_, "level");
  level_ = new QSpinBox;  // not a field of its column, because it is set by a button, for many rows
  level_->setObjectName(QStringLiteral("area.level"));
  level_->setRange(static_cast<int>(spec.field.bounds.least), static_cast<int>(spec.field.bounds.most));
  level_->setFixedWidth(size::scaled(64));
  level_->setAccessibleName(tr("Level for all hexes"));
  setLevel_ = makeButton(tr("Set level"), "area.level.set");
  connect(raise_, &QPushButton::clicked, this, [this] { changeLevels(1); });
  connect(lower_, &QPushButton::clicked, this, [this] { changeLevels(-1); });
  connect(setLevel_, &QPushButton::clicked, this, &AreaPage::setLevel);
  column.addSpacing(4);
  column.addWidget(levels_);
  column.addLayout(line({raise_, lower_}));
  column.addLayout(line({level_, setLevel_}));
}

void AreaPage::addCounters(QVBoxLayout& column) {
  countersHeading_ = sectionTitle({});
  countersHeading_->setObjectName(QStringLiteral("area.counters.title"));
  counters_ = new FactRows([this](FactRow& row) {
    QPushButton& button = row.addButton(tr("Select them"), QStringLiteral("area.counters.select"));
    connect(&button, &QPushButton::clicked, this, [this, &row] { selectCounters(idOf<model::Army>(row)); });
  });
  counters_->setObjectName(QStringLiteral("area.counters"));
  column.addSpacing(4);
  column.addWidget(countersHeading_);
  column.addWidget(counters_);
}

void AreaPage::addSides(QVBoxLayout& column) {
  sidesHeading_ = sectionTitle(tr("Hexsides and ways"));
  hexsides_ = new FactRows([this](FactRow& row) {
    QPushButton& button = row.addButton(tr("Remove all"), QStringLiteral("area.hexsides.remove"));
    connect(&button, &QPushButton::clicked, this, [this, &row] { removeHexsides(slugOf(row)); });
  });
  hexsides_->setObjectName(QStringLiteral("area.hexsides"));
  links_ = new FactRows([this](FactRow& row) {
    QPushButton& button = row.addButton(tr("Remove all"), QStringLiteral("area.links.remove"));
    connect(&button, &QPushButton::clicked, this, [this, &row] { removeLinks(slugOf(row)); });
  });
  links_->setObjectName(QStringLiteral("area.links"));
  column.addSpacing(4);
  column.addWidget(sidesHeading_);
  column.addWidget(hexsides_);
  column.addWidget(links_);
}

void AreaPage::addZones(QVBoxLayout& column) {
  zones_ = new FactRows([this](FactRow& row) {
    QPushButton& button = row.addButton(tr("Take out"), QStringLiteral("area.zones.take"));
    connect(&button, &QPushButton::clicked, this, [this, &row] { takeFromZone(idOf<model::Zone>(row)); });
  });
  zones_->setObjectName(QStringLiteral("area.zones"));
  addToZone_ = makeButton(tr("Add to a zone"), "area.zones.add");
  auto* menu = new QMenu(addToZone_);
  connect(menu, &QMenu::aboutToShow, this, &AreaPage::fillZones);
  addToZone_->setMenu(menu);
  column.addSpacing(4);
  column.addWidget(sectionTitle(tr("Zones")));
  column.addWidget(zones_);
  column.addWidget(addToZone_, 0, Qt::AlignLeft);
  column.addWidget(makeNewZone());
}

QWidget* AreaPage::makeNewZone() {
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  const FieldSpec title = fieldSpec<model::Zone>(session_, "title");
  const FieldSpec kind = fieldSpec<model::Zone>(session_, "kind");
  zoneName_ = new QLineEdit;
  zoneName_->setMaxLength(static_cast<int>(title.field.bounds.longest));
  zoneName_->setObjectName(QStringLiteral("area.zone.name"));
  zoneName_->setPlaceholderText(tr("Name of a new zone"));
  zoneName_->setAccessibleName(tr("Name of a new zone"));
  zoneKind_ = new QComboBox;
  zoneKind_->setObjectName(QStringLiteral("area.zone.kind"));
  zoneKind_->setAccessibleName(tr("Kind of the new zone"));
  for (const FieldChoice& each : kind.choices()) {
    zoneKind_->addItem(each.words, Words::text(model::toText(each.value)));
  }
  takeOtherWords(*zoneKind_);
  zoneKind_->lineEdit()->setMaxLength(static_cast<int>(kind.field.bounds.longest));
  zoneKind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  zoneKind_->setMinimumContentsLength(8);
  makeZone_ = makeButton(tr("Make"), "area.zone.make");
  makeZone_->setAccessibleName(tr("Make a zone of these hexes"));
  row->addWidget(zoneName_, 1);
  row->addWidget(zoneKind_);
  row->addWidget(makeZone_);
  connect(makeZone_, &QPushButton::clicked, this, &AreaPage::makeZone);
  connect(zoneName_, &QLineEdit::returnPressed, this, &AreaPage::makeZone);
  connect(zoneName_, &QLineEdit::textChanged, this, &AreaPage::showReason);
  return bar;
}

// Goes through the tables instead of the area, because an area can be as large as the map and most sides are empty.
std::vector<const model::Hexside*> AreaPage::hexsides() const {
  std::vector<const model::Hexside*> rows;
  for (const model::Hexside& row : session_.battle().all<model::Hexside>()) {
    const auto [near, far] = session_.layout().hexesOf(row.side);
    if (session_.hand().area().contains(near) || session_.hand().area().contains(far)) rows.push_back(&row);
  }
  return rows;
}

std::vector<const model::Link*> AreaPage::links() const {
  std::vector<const model::Link*> rows;
  for (const model::Link& row : session_.battle().all<model::Link>()) {
    const auto [near, far] = session_.layout().hexesOf(row.side);
    if (session_.hand().area().contains(near) && session_.hand().area().contains(far)) rows.push_back(&row);
  }
  return rows;
}

void AreaPage::refresh() {
  refreshHead();
  showTerrain();
  showCounters();
  showSides();
  showZones();
  showReason();
}

void AreaPage::refreshHead() {
  title_->setText(tr("%n hexes", nullptr, count()));
  subtitle_->setVisible(count() <= kMostNumbered);
  if (count() <= kMostNumbered) subtitle_->setText(Words::text(hex::toRanges(session_.layout(), hexes())));
  const auto hex = session_.hand().selection().hex;
  one_->setVisible(hex.has_value());
  if (hex) one_->setText(tr("‹ Hex %1").arg(HexWords::number(session_, *hex)));
  if (hex) one_->setAccessibleName(tr("Show hex %1").arg(HexWords::number(session_, *hex)));
}

void AreaPage::showTerrain() {
  std::map<std::string, int> counts;
  int lowest = model::kHighestLevel;
  int highest = model::kLowestLevel;
  for (const hex::HexKey hex : session_.hand().area()) {
    const model::HexRow* row = session_.battle().find<model::HexRow>(hex);
    ++counts[row ? row->terrain : std::string()];
    lowest = std::min(lowest, row ? row->level : 0);
    highest = std::max(highest, row ? row->level : 0);
  }
  std::vector<std::pair<std::string, int>> byCount(counts.begin(), counts.end());
  std::stable_sort(byCount.begin(), byCount.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  int position = 0;
  for (const auto& [slug, number] : byCount) {
    FactRow& row = terrains_->at(position++);
    row.setPicture(slug.empty() ? QIcon() : swatchIcon(session_, slug, devicePixelRatioF()));
    const QString title = slug.empty() ? tr("Nothing painted") : HexWords::terrain(session_, slug);
    row.setTitle(tr("%1: %n hexes", nullptr, number).arg(title));
  }
  terrains_->finish(position);
  levels_->setText(lowest == highest ? tr("Level %1").arg(lowest) : tr("Levels %1 to %2").arg(lowest).arg(highest));
  if (!level_->hasFocus()) level_->setValue(highest);
}

void AreaPage::showCounters() {
  const model::Battle& battle = session_.translated();
  inside_.clear();
  int counters = 0;
  for (const model::Placement& placement : session_.setUp().placements()) {
    const model::StandingHexes hexes = model::standingHexes(placement);
    const bool isInside = std::any_of(hexes.begin(), hexes.end(),
                                      [&](hex::HexKey hex) { return session_.hand().area().contains(hex); });
    const auto army = isInside ? rules::armyOf(battle, placement) : std::nullopt;
    if (!army) continue;
    inside_[*army].push_back(placement.id);
    ++counters;
  }
  int position = 0;
  for (const auto& [id, placements] : inside_) {
    const model::Army* army = battle.find<model::Army>(id);
    if (!army) continue;
    FactRow& row = counters_->at(position++);
    row.setPicture(armyIcon(*army, devicePixelRatioF()));
    row.setTitle(tr("%1: %n counters", nullptr, static_cast<int>(placements.size())).arg(Words::text(army->name)));
    row.setSubject(qlonglong(id.value));
    row.describe(only(row), tr("Select the counters of %1 in these hexes").arg(Words::text(army->name)), {});
  }
  counters_->finish(position);
  countersHeading_->setText(counters == 0 ? tr("No counters") : tr("%n counters", nullptr, counters));
}

void AreaPage::showSides() {
  const QString reason = Words::readOnlyReason(session_);
  int position = 0;
  for (const auto& [slug, number] : kindsOf(hexsides())) {
    FactRow& row = hexsides_->at(position++);
    const QString kind = HexWords::terrain(session_, slug);
    row.setPicture(swatchIcon(session_, slug, devicePixelRatioF()));
    row.setTitle(tr("%1: %n hexsides", nullptr, number).arg(kind));
    row.setSubject(Words::text(slug));
    row.describe(only(row), tr("Remove %1 from all sides of these hexes").arg(kind), reason);
  }
  hexsides_->finish(position);
  int ways = 0;
  for (const auto& [slug, number] : kindsOf(links())) {
    FactRow& row = links_->at(ways++);
    const QString kind = HexWords::terrain(session_, slug);
    row.setPicture(swatchIcon(session_, slug, devicePixelRatioF()));
    row.setTitle(tr("%1: %n links", nullptr, number).arg(kind));
    row.setSubject(Words::text(slug));
    row.describe(only(row), tr("Remove %1 between these hexes").arg(kind), reason);
  }
  links_->finish(ways);
  sidesHeading_->setText(position + ways == 0 ? tr("No hexsides or ways") : tr("Hexsides and ways"));
}

void AreaPage::showZones() {
  std::map<Id<model::Zone>, int> counts;
  for (const model::ZoneHex& row : session_.battle().all<model::ZoneHex>()) {
    if (session_.hand().area().contains(row.hex)) ++counts[row.zone];
  }
  int position = 0;
  for (const auto& [id, number] : counts) {
    const model::Zone* zone = session_.translated().find<model::Zone>(id);
    if (!zone) continue;
    FactRow& row = zones_->at(position++);
    const QString title = Words::text(zone->title);
    row.setPicture(icon(u"tag"));
    row.setTitle(tr("%1, %2: %3 of %4")
                     .arg(title, zoneKindTitle(zone->kind), QLocale().toString(number), QLocale().toString(count())));
    row.setSubject(qlonglong(id.value));
    row.describe(only(row), tr("Take these hexes out of %1").arg(title), Words::readOnlyReason(session_));
  }
  zones_->finish(position);
}

void AreaPage::showReason() {
  const QString reason = Words::readOnlyReason(session_);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{paint_, raise_, lower_, level_, setLevel_, addToZone_, zoneName_, zoneKind_}) {
    widget->setEnabled(reason.isEmpty());
    widget->setToolTip(reason);
  }
  const bool hasZones = !session_.battle().all<model::Zone>().empty();
  if (reason.isEmpty() && !hasZones) {
    addToZone_->setEnabled(false);
    addToZone_->setToolTip(tr("There is no zone yet."));
  }
  const bool hasName = !zoneName_->text().trimmed().isEmpty();
  makeZone_->setEnabled(reason.isEmpty() && hasName);
  makeZone_->setToolTip(!reason.isEmpty() ? reason
                        : hasName         ? tr("Make a zone of these hexes")
                                          : tr("Give the zone a name first."));
}

void AreaPage::fillTerrains() {
  QMenu& menu = *paint_->menu();
  menu.clear();
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
    if (kind.place != rules::TerrainPlace::Hex) continue;
    const QString title = Words::text(kind.title);
    menu.addAction(swatchIcon(session_, kind.slug, devicePixelRatioF()), title, this,
                   [this, slug = kind.slug, title] { setTerrain(slug, title); });
  }
  if (menu.isEmpty()) menu.addAction(tr("The rules have none"))->setEnabled(false);
}

void AreaPage::fillZones() {
  QMenu& menu = *addToZone_->menu();
  menu.clear();
  for (const model::Zone& zone : session_.translated().all<model::Zone>()) {
    menu.addAction(icon(u"tag"), tr("%1, %2").arg(Words::text(zone.title), zoneKindTitle(zone.kind)), this,
                   [this, id = zone.id] { addToZone(id); });
  }
}

void AreaPage::setTerrain(const std::string& slug, const QString& title) {
  const QString done = tr("Paint %1 in %n hexes", nullptr, count()).arg(title);
  session_.apply(model::paintTerrain(session_.battle(), hexes(), slug, done.toStdString()));
}

void AreaPage::changeLevels(int by) {
  const QString title = by > 0 ? tr("Raise %n hexes", nullptr, count()) : tr("Lower %n hexes", nullptr, count());
  const auto slope = session_.hand().options().slopesFollow ? rules::levelSlope(session_.rules()) : std::nullopt;
  session_.apply(model::changeLevel(session_.battle(), session_.layout(), hexes(), by, slope,
                                    rules::groundTerrain(session_.rules()), title.toStdString()));
}

void AreaPage::setLevel() {
  const QString title = tr("Set level %1 in %n hexes", nullptr, count()).arg(level_->value());
  const auto slope = session_.hand().options().slopesFollow ? rules::levelSlope(session_.rules()) : std::nullopt;
  session_.apply(model::setLevels(session_.battle(), session_.layout(), hexes(), level_->value(), slope,
                                  rules::groundTerrain(session_.rules()), title.toStdString()));
}

void AreaPage::selectCounters(Id<model::Army> army) {
  const auto found = inside_.find(army);
  if (found == inside_.end() || found->second.empty()) return;
  const std::vector<Id<model::Placement>> counters = found->second;
  const model::Placement* first = session_.setUp().placement(counters.front());
  session_.hand().select({first ? first->hex : std::nullopt, counters});
}

void AreaPage::removeHexsides(const std::string& kind) {
  const QString title = tr("Remove %1 in %n hexes", nullptr, count()).arg(HexWords::terrain(session_, kind));
  session_.apply(model::eraseHexsides(session_.battle(), sidesOf(hexsides()), kind, title.toStdString()));
}

void AreaPage::removeLinks(const std::string& kind) {
  const QString title = tr("Remove %1 in %n hexes", nullptr, count()).arg(HexWords::terrain(session_, kind));
  session_.apply(model::eraseLinks(session_.battle(), sidesOf(links()), kind, title.toStdString()));
}

void AreaPage::addToZone(Id<model::Zone> id) {
  const model::Zone* zone = session_.translated().find<model::Zone>(id);
  if (!zone) return;
  const QString title = tr("Add %n hexes to %1", nullptr, count()).arg(Words::text(zone->title));
  session_.apply(model::addToZone(session_.battle(), id, hexes(), title.toStdString()));
}

void AreaPage::takeFromZone(Id<model::Zone> id) {
  const model::Zone* zone = session_.translated().find<model::Zone>(id);
  if (!zone) return;
  const QString title = tr("Take %n hexes out of %1", nullptr, count()).arg(Words::text(zone->title));
  session_.apply(model::takeFromZone(session_.battle(), id, hexes(), title.toStdString()));
}

void AreaPage::makeZone() {
  const QString name = zoneName_->text().trimmed();
  if (name.isEmpty() || session_.isReadOnly()) return;
  const QString word = wordIn(*zoneKind_);
  const model::OpenWord<model::ZoneKind> kind =
      word.isEmpty() ? model::ZoneKind::Area : model::OpenWord<model::ZoneKind>(word.toStdString());
  const std::string title = tr("Make %1").arg(name).toStdString();
  if (session_.apply(model::makeZone(session_.battle(), name.toStdString(), kind, hexes(), title))) zoneName_->clear();
}

}  // namespace redoubt::editor
