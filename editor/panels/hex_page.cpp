#include "editor/panels/hex_page.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "core/model/map_verbs.h"
#include "core/rules/provenance.h"
#include "core/rules/terrain.h"
#include "editor/panels/words.h"
#include "editor/render/counter_painter.h"
#include "editor/render/map_painter.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSwatch = 20;
constexpr int kCounter = 32;

template <class Draw>
QIcon drawnIcon(int side, double pixelRatio, Draw&& draw) {
  QPixmap picture(QSize(side, side) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  draw(painter, QRectF(0, 0, side, side));
  return QIcon(picture);
}

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "strong");
  return label;
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
  column->addWidget(title_);
  column->addWidget(subtitle_);
  auto* line = new QFrame;
  setRole(*line, "rule");
  column->addWidget(line);
  column->addWidget(makeFields());

  remarks_ = new QLabel;
  remarks_->setObjectName(QStringLiteral("hex.remarks"));
  remarks_->setWordWrap(true);
  column->addWidget(remarks_);
  countersHeading_ = heading(tr("Counters, from the top"));
  counters_ = new SmallList(tr("Counters in this hex"), 6);
  counters_->setObjectName(QStringLiteral("hex.counters"));
  counters_->setIconSize({kCounter, kCounter});
  sidesHeading_ = heading(tr("Sides and ways"));
  sides_ = new SmallList(tr("Hexsides and ways"), 8);
  sides_->setObjectName(QStringLiteral("hex.sides"));
  findingsHeading_ = heading(tr("Problems here"));
  findings_ = new SmallList(tr("Problems in this hex"));
  findings_->setObjectName(QStringLiteral("hex.findings"));
  for (QWidget* widget : std::initializer_list<QWidget*>{countersHeading_, counters_, sidesHeading_, sides_, findingsHeading_, findings_}) {
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
  terrain_ = new QComboBox;
  terrain_->setObjectName(QStringLiteral("hex.terrain"));
  terrain_->setIconSize({kSwatch, kSwatch});
  terrain_->setMinimumWidth(150);
  terrain_->setMaxVisibleItems(16);
  connect(terrain_, &QComboBox::activated, this, &HexPage::changeTerrain);
  auto* terrainLabel = new QLabel(tr("&Terrain"));
  terrainLabel->setBuddy(terrain_);
  grid->addWidget(terrainLabel, 0, 0);
  grid->addWidget(terrain_, 0, 1);
  level_ = new QSpinBox;
  level_->setObjectName(QStringLiteral("hex.level"));
  level_->setRange(-99, 99);
  level_->setFixedWidth(72);
  level_->setKeyboardTracking(false);
  connect(level_, &QSpinBox::valueChanged, this, &HexPage::changeLevel);
  auto* levelLabel = new QLabel(tr("&Level"));
  levelLabel->setBuddy(level_);
  grid->addWidget(levelLabel, 1, 0);
  grid->addWidget(level_, 1, 1);
  sourceSign_ = new QLabel;
  source_ = new ElidedLabel;
  setRole(*source_, "second");
  auto* sourceRow = new QHBoxLayout;
  sourceRow->setSpacing(6);
  sourceRow->addWidget(sourceSign_);
  sourceRow->addWidget(source_, 1);
  grid->addWidget(new QLabel(tr("Source")), 2, 0);
  grid->addLayout(sourceRow, 2, 1, 1, 2);
  return fields;
}

void HexPage::connectLists() {
  connect(counters_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    session_.select({hex(), {Id<model::Placement>{item->data(Qt::UserRole).toLongLong()}}});
  });
  connect(sides_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    const hex::HexKey neighbour{item->data(Qt::UserRole).toLongLong()};
    if (session_.layout().contains(neighbour)) session_.jumpTo(neighbour);
  });
  connect(findings_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    const auto index = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    if (index < session_.findings().size()) emit findingChosen(session_.findings()[index]);
  });
}

void HexPage::refresh() {
  if (!session_.selection().hex) return;
  title_->setText(tr("Hex %1").arg(Words::hex(session_, hex())));
  showTerrain();
  showSides();
  showRemarks();
  showCounters();
  showFindings();
}

void HexPage::showTerrain() {
  const model::Battle& battle = session_.battle();
  const model::HexRow* row = battle.find<model::HexRow>(hex());
  const bool isOnMap = session_.layout().contains(hex());
  terrain_->clear();
  const std::string slug = row ? row->terrain : rules::groundTerrain(session_.rules());
  int current = -1;
  const auto add = [&](const std::string& kind, const QString& title) {
    terrain_->addItem(drawnIcon(kSwatch, devicePixelRatioF(),
                                [&](QPainter& painter, const QRectF& rect) { render::paintSwatch(painter, rect, battle, kind); }),
                      title, Words::text(kind));
    if (kind == slug) current = terrain_->count() - 1;
  };
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    if (kind.place == rules::TerrainPlace::Hex) add(kind.slug, Words::text(kind.title));
  }
  if (current < 0 && row) add(slug, tr("%1 (not in the rules)").arg(Words::text(slug)));
  terrain_->setCurrentIndex(current);
  {
    const QSignalBlocker quiet(level_);
    level_->setValue(row ? row->level : 0);
  }
  const QString reason = isOnMap ? Words::readOnlyReason(session_) : tr("This hex is off the map.");
  for (QWidget* widget : std::initializer_list<QWidget*>{terrain_, level_}) {
    widget->setEnabled(reason.isEmpty() && (widget != terrain_ || terrain_->count() > 0));
    widget->setToolTip(reason);
  }
  subtitle_->setText(!isOnMap ? tr("Off the map")
                     : session_.layout().isHalf(hex()) ? tr("Half hex at the edge of the map")
                     : session_.layout().isOnEdge(hex()) ? tr("At the edge of the map")
                                                         : tr("%1, level %2").arg(terrain_->currentText()).arg(level_->value()));
  const model::Provenance* provenance = row ? rules::provenanceOf(battle, *row, "terrain") : nullptr;
  sourceSign_->setPixmap(provenance ? signIcon(signOf(provenance->status)).pixmap(QSize(14, 14), devicePixelRatioF()) : QPixmap());
  sourceSign_->setVisible(provenance);
  const model::MapSheet* sheet = model::mapSheet(battle);
  source_->setText(provenance ? Words::provenance(session_, provenance)
                   : sheet && sheet->invented ? tr("our own drawing of the map")
                                              : Words::provenance(session_, nullptr));
}

void HexPage::showSides() {
  const model::Battle& battle = session_.battle();
  const hex::Layout& layout = session_.layout();
  sides_->clear();
  for (int side = 0; side < hex::kSides; ++side) {
    const auto neighbour = layout.neighbourAnywhere(hex(), side);
    if (!neighbour) continue;
    const hex::HexsideKey key = layout.side(hex(), side);
    QStringList kinds;
    const auto& hexsides = battle.all<model::Hexside>();
    for (auto row = hexsides.lowerBound({key, std::string()}); row != hexsides.end() && row->side == key; ++row) {
      QString title = Words::text(rules::terrainTitle(session_.rules(), row->kind));
      if (row->high) {
        const bool isHere = (*row->high == model::HighSide::Near) == (layout.hexesOf(key).first == hex());
        title = isHere ? tr("%1 (higher here)").arg(title) : tr("%1 (higher there)").arg(title);
      }
      kinds << title;
    }
    const auto& links = battle.all<model::Link>();
    for (auto row = links.lowerBound({key, std::string()}); row != links.end() && row->side == key; ++row) {
      kinds << Words::text(rules::terrainTitle(session_.rules(), row->kind));
    }
    if (kinds.isEmpty()) continue;
    const QString place = layout.contains(*neighbour) ? tr("to %1").arg(Words::hex(session_, *neighbour)) : tr("off the map");
    sides_->add(icon(u"hexside"), tr("%1: %2").arg(place, kinds.join(QStringLiteral(", "))), qlonglong(neighbour->value));
  }
  sides_->fit();
  sidesHeading_->setVisible(sides_->count() > 0);
}

void HexPage::showRemarks() {
  const model::Battle& battle = session_.battle();
  QStringList names;
  for (const model::Label& label : battle.all<model::Label>()) {
    if (label.hex == hex()) names << Words::text(label.text);
  }
  QStringList zones;
  for (const model::ZoneHex& row : battle.all<model::ZoneHex>()) {
    const model::Zone* zone = row.hex == hex() ? battle.find<model::Zone>(row.zone) : nullptr;
    if (zone) zones << Words::text(zone->title);
  }
  QStringList notes;
  for (const model::Note& note : battle.all<model::Note>()) {
    if (note.hex == hex()) notes << Words::text(note.text);
  }
  QStringList lines;
  if (!names.isEmpty()) lines << tr("Names: %1").arg(names.join(QStringLiteral(", ")));
  if (!zones.isEmpty()) lines << tr("Zones: %1").arg(zones.join(QStringLiteral(", ")));
  lines << notes;
  remarks_->setText(lines.join(QLatin1Char('\n')));
  remarks_->setVisible(!lines.isEmpty());
}

void HexPage::showCounters() {
  const model::Battle& battle = session_.battle();
  counters_->clear();
  for (const Id<model::Placement> id : session_.stackAt(hex())) {
    const model::Placement* row = session_.placement(id);
    if (!row) continue;
    const render::CounterFace face = battle.find(row->unit)     ? render::counterFace(battle, session_.rules(), *row->unit)
                                     : battle.find(row->leader) ? render::counterFace(battle, session_.rules(), *row->leader)
                                                                : render::counterFace(Words::text(row->words));
    QString text = Words::text(model::nameOf(battle, *row));
    if (row->direction) text += QStringLiteral("   ") + Words::facing(session_, *row);
    counters_->add(drawnIcon(kCounter, devicePixelRatioF(),
                             [&](QPainter& painter, const QRectF& rect) { render::paintCounter(painter, rect.adjusted(1, 1, -1, -1), face); }),
                   text, qlonglong(id.value));
  }
  counters_->fit();
  countersHeading_->setVisible(counters_->count() > 0);
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
    findings_->add(signIcon(signOf(finding.severity)), Words::text(check::message(finding, Words::language())), static_cast<int>(i));
  }
  findings_->fit();
  findingsHeading_->setVisible(findings_->count() > 0);
}

void HexPage::changeTerrain(int index) {
  if (!session_.selection().hex || index < 0) return;
  const hex::HexKey here = hex();
  const std::string slug = terrain_->itemData(index).toString().toStdString();
  session_.apply(model::paintTerrain(session_.battle(), {&here, 1}, slug,
                                     tr("Paint %1 in %2").arg(terrain_->itemText(index), Words::hex(session_, here)).toStdString()));
}

void HexPage::changeLevel() {
  if (!session_.selection().hex) return;
  const hex::HexKey here = hex();
  const std::string title = tr("Set level %1 in %2").arg(level_->value()).arg(Words::hex(session_, here)).toStdString();
  model::Edit edit = model::setLevel(session_.battle(), {&here, 1}, level_->value(), title);
  if (!session_.battle().find<model::HexRow>(here) && level_->value() != 0) {
    edit.put(model::HexRow{here, rules::groundTerrain(session_.rules()), level_->value()});
  }
  session_.apply(edit);
}

}  // namespace redoubt::editor
