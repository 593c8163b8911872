#include "editor/panels/fire_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStringList>
#include <QTableWidget>
#include <algorithm>

#include "core/rules/combat/fire.h"
#include "core/rules/combat/results.h"
#include "core/rules/terrain/terrain.h"
#include "editor/abilities/ability_stance.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"
#include "editor/words/result_words.h"

namespace redoubt::editor {
namespace {

using Counters = std::vector<const model::Placement*>;

constexpr int kMostDistances = 12;

QString text(const std::string& words) {
  return QString::fromStdString(words);
}

QString percent(const rules::ResultChance& chance) {
  const QString number = QLocale().toString(100 * chance.chance.value(), 'f', 0);
  return FireView::tr("%1 %").arg(number);
}

// "+1", "−2".
QString signedNumber(int number) {
  return (number < 0 ? QStringLiteral("−%1") : QStringLiteral("+%1")).arg(std::abs(number));
}

// The results that any of several fires can have, in the order in which they come up.
std::vector<std::string> resultsOf(const std::vector<rules::TableFire>& fires) {
  std::vector<std::string> results;
  for (const rules::TableFire& fire : fires) {
    for (const rules::ResultChance& one : fire.chances) {
      if (std::find(results.begin(), results.end(), one.result) == results.end()) results.push_back(one.result);
    }
  }
  return results;
}

const rules::ResultChance* chanceOf(const rules::TableFire& fire, const std::string& result) {
  const auto found = std::find_if(fire.chances.begin(), fire.chances.end(),
                                  [&](const rules::ResultChance& one) { return one.result == result; });
  return found == fire.chances.end() ? nullptr : &*found;
}

QTableWidgetItem* chanceCell(const rules::TableFire& fire, const std::string& result) {
  const rules::ResultChance* chance = chanceOf(fire, result);
  auto* item = new QTableWidgetItem(chance ? percent(*chance) : QStringLiteral("–"));
  item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  if (!chance) return item;
  QStringList tip{FireView::tr("%1 of %2 rolls").arg(chance->chance.favourable()).arg(chance->chance.cases())};
  const bool isEstimate = rules::worse(chance->certainty, fire.certainty) == rules::Certainty::Estimated;
  if (isEstimate) tip << FireView::tr("estimated");
  if (result.empty()) tip << FireView::tr("the table lacks the result");
  item->setToolTip(tip.join(QStringLiteral(", ")));
  if (isEstimate) item->setText(FireView::tr("≈ %1").arg(item->text()));
  return item;
}

// The effect of a result on the target.
QString meaningOf(const rules::ResultCodes& codes, const std::string& code) {
  if (code.empty()) return FireView::tr("the table lacks the result");
  const rules::CombatResult result = codes.ofFire(code);
  QStringList parts;
  if (!result.defender.isNothing()) parts << FireView::tr("The target %1").arg(ResultWords::effect(result.defender));
  for (const std::string& part : result.unexplained) parts << ResultWords::unexplained(part);
  if (parts.isEmpty()) return FireView::tr("Nothing happens");
  const QString meaning = parts.join(QStringLiteral(". "));
  return result.certainty == rules::Certainty::Estimated ? FireView::tr("%1 (estimated)").arg(meaning) : meaning;
}

// As high as its rows, so that the panel scrolls and not the table.
class FireTableWidget : public QTableWidget {
 public:
  QSize sizeHint() const override {
    const int rows = verticalHeader()->length() + horizontalHeader()->sizeHint().height();
    return {QTableWidget::sizeHint().width(), rows + 2 * frameWidth()};
  }
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
};

QTableWidget* makeTable() {
  auto* table = new FireTableWidget;
  table->setObjectName(QStringLiteral("inspector.fireTable"));
  table->setAccessibleName(FireView::tr("Chances of fire"));
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setTabKeyNavigation(false);
  table->setShowGrid(false);
  table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->verticalHeader()->hide();
  table->verticalHeader()->setDefaultSectionSize(size::row());
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  return table;
}

}  // namespace

FireView::FireView(QWidget* parent)
    : QWidget(parent), terrainRow_(new QWidget), terrain_(new QComboBox), table_(makeTable()), targets_(new QLabel) {
  setObjectName(QStringLiteral("inspector.fire"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* row = new QHBoxLayout(terrainRow_);
  row->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("Target in:"));
  label->setBuddy(terrain_);
  terrain_->setObjectName(QStringLiteral("inspector.fireTerrain"));
  terrain_->setAccessibleName(tr("Terrain of the target"));
  terrain_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  row->addWidget(label);
  row->addWidget(terrain_, 1);
  targets_->setObjectName(QStringLiteral("inspector.fireTargets"));
  targets_->setWordWrap(true);
  column->addWidget(terrainRow_);
  column->addWidget(table_);
  column->addWidget(targets_);
  connect(terrain_, &QComboBox::currentIndexChanged, this, &FireView::showDistances);
  hide();
}

void FireView::setCounters(const Session& session, const Counters& counters) {
  session_ = &session;
  summary_.clear();
  const auto tables = rules::fireTables(session.translated(), session.translatedRules());
  const bool anyFires = std::any_of(counters.begin(), counters.end(), [&](const model::Placement* counter) {
    const model::Unit* unit = session.translated().find(counter->unit);
    return unit && rules::firesByTable(tables, unit->type);
  });
  hide();
  if (!anyFires) return;
  const auto setUp = setUpOf(session);
  const rules::Board ground{session.translated(), session.translatedRules(), session.layout(),
                                    session.figures(), setUp};
  const auto found = rules::fireTogether(ground, tables, counters);
  if (const auto* fault = std::get_if<rules::TogetherFault>(&found)) {
    const bool isOne = counters.size() == 1;
    summary_ = isOne ? whyNot(*session.translated().find(counters.front()->unit)) : whyApart(*fault);
    return;
  }
  const auto& fire = std::get<rules::FireTogether>(found);
  summary_ = summaryOf(fire, counters);
  const auto range = rules::tableRange(session.translated(), session.translatedRules(), fire.type);
  if (!range) return;
  type_ = fire.type;
  strength_ = fire.strength;
  range_ = std::min(*range, kMostDistances);
  showTerrains(session);
  showDistances();
  showTargets(session, ground, counters);
  show();
}

QString FireView::summaryOf(const rules::FireTogether& fire, const Counters& counters) const {
  const Session& session = *session_;
  QStringList parts{text(fire.table->title)};
  if (counters.size() > 1) parts << tr("%n counter(s) together", nullptr, static_cast<int>(counters.size()));
  const int strength = *fire.strength.value;
  parts << (strength < fire.sum ? tr("strength %1 of %2, more doesn't count").arg(strength).arg(fire.sum)
                                : tr("strength %1").arg(strength));
  parts << rangeWords(fire.type);
  const auto shots = rules::shotsByStars(session.translatedRules(), session.figures().of(*counters.front()).stars);
  const bool areTold = counters.size() == 1 && shots && !rules::isGun(session.translatedRules(), fire.type);
  if (areTold) parts << tr("%n shot(s)", nullptr, *shots);
  return parts.join(QStringLiteral(", "));
}

QString FireView::rangeWords(const std::string& type) const {
  const auto range = rules::tableRange(session_->translated(), session_->translatedRules(), type);
  return range ? tr("range %1").arg(*range) : tr("range unknown");
}

// For one counter also what is known about it.
QString FireView::whyNot(const model::Unit& unit) const {
  const auto& placed = session_->setUp().placements();
  const auto row = std::find_if(placed.begin(), placed.end(), [&](const auto& each) { return each.unit == unit.id; });
  const auto& figures = session_->figures();
  const auto strength = (row == placed.end() ? figures.of(unit.id) : figures.of(*row)).size.value;
  const QString why =
      strength ? tr("strength %1, no table for this strength").arg(*strength) : tr("its strength is unknown");
  return QStringList{why, rangeWords(unit.type)}.join(QStringLiteral(", "));
}

QString FireView::whyApart(rules::TogetherFault fault) const {
  switch (fault) {
    case rules::TogetherFault::StrengthUnknown: return tr("Not together: the strength of one of them is unknown");
    case rules::TogetherFault::NoTable:
      return tr("Not together: one of them fires by no table, or no table is for so much strength");
    case rules::TogetherFault::OtherTables: return tr("Not together: they fire by different tables");
    case rules::TogetherFault::OtherPlayers: return tr("Not together: they belong to different players");
    case rules::TogetherFault::GunsApart: break;
  }
  return tr("Not together: guns add up in one hex only");
}

// The hex terrains that modify the roll; without any the choice is hidden.
void FireView::showTerrains(const Session& session) {
  const QSignalBlocker blocker(terrain_);
  const QString before = terrain_->currentData().toString();
  terrain_->clear();
  terrain_->addItem(tr("terrain that changes nothing"), QString());
  for (const std::string& slug : session.translatedRules().under("terrain")) {
    if (session.translatedRules().text("terrain/" + slug + "/place") != "hex") continue;
    const auto modifier = rules::terrainModifier(session.translated(), session.translatedRules(), slug);
    if (!modifier) continue;
    const QString roll =
        modifier->isEstimate ? tr("≈ %1").arg(signedNumber(modifier->value)) : signedNumber(modifier->value);
    terrain_->addItem(tr("%1: roll %2").arg(HexWords::terrain(session, slug), roll), text(slug));
  }
  terrain_->setCurrentIndex(std::max(0, terrain_->findData(before)));
  terrainRow_->setVisible(terrain_->count() > 1);
}

void FireView::showDistances() {
  const std::string terrain = terrain_->currentData().toString().toStdString();
  std::vector<std::pair<int, rules::TableFire>> fires;
  std::vector<rules::TableFire> known;
  for (int distance = 1; distance <= range_; ++distance) {
    const auto fire =
        rules::tableFire(session_->translated(), session_->translatedRules(), type_, strength_, {distance, terrain});
    if (const auto* found = std::get_if<rules::TableFire>(&fire)) fires.emplace_back(distance, *found);
  }
  for (const auto& [distance, fire] : fires) known.push_back(fire);
  const std::vector<std::string> results = resultsOf(known);
  const rules::ResultCodes codes(session_->translated(), session_->translatedRules());
  table_->clear();
  table_->setColumnCount(static_cast<int>(results.size()) + 1);
  table_->setRowCount(static_cast<int>(fires.size()));
  table_->setHorizontalHeaderItem(0, new QTableWidgetItem(tr("Distance")));
  for (int column = 1; column < table_->columnCount(); ++column) {
    const std::string& result = results[static_cast<std::size_t>(column - 1)];
    auto* heading = new QTableWidgetItem(ResultWords::code(result));
    heading->setToolTip(meaningOf(codes, result));
    table_->setHorizontalHeaderItem(column, heading);
  }
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto& [distance, fire] = fires[static_cast<std::size_t>(row)];
    table_->setItem(row, 0, new QTableWidgetItem(QString::number(distance)));
    for (int column = 1; column < table_->columnCount(); ++column) {
      table_->setItem(row, column, chanceCell(fire, results[static_cast<std::size_t>(column - 1)]));
    }
  }
  table_->updateGeometry();
}

// For several counters the enemies adjacent to all of them; targets farther away are shown for one counter at a time.
void FireView::showTargets(const Session& session, const rules::Board& ground, const Counters& counters) {
  const bool areOnMap = std::all_of(counters.begin(), counters.end(), [](const model::Placement* counter) {
    return counter->rule == model::PlacementRule::At && counter->hex;
  });
  targets_->setVisible(counters.size() > 1 && areOnMap && range_ == 1);
  QStringList targets;
  for (const hex::HexKey hex : rules::targetsInCommon(ground, counters)) {
    QStringList names;
    for (const model::Placement* each : rules::defendersIn(ground, hex)) {
      names << text(model::nameOf(session.translated(), *each));
    }
    targets << tr("%1 (%2)").arg(HexWords::number(session, hex), names.join(QStringLiteral(", ")));
  }
  targets_->setText(targets.isEmpty() ? tr("No enemy stands where all of them can fire.")
                                      : tr("All can fire at: %1").arg(targets.join(QStringLiteral("; "))));
}

}  // namespace redoubt::editor
