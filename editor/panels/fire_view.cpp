#include "editor/panels/fire_view.h"

#include <QHeaderView>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "core/rules/combat/fire.h"
#include "core/rules/combat/fire_tables.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kMostDistances = 12;

QString text(const std::string& words) {
  return QString::fromStdString(words);
}

QString percent(const rules::ResultChance& chance) {
  const QString number = QLocale().toString(100 * chance.chance.value(), 'f', 0);
  return FireView::tr("%1 %").arg(number);
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

}  // namespace

FireView::FireView(QWidget* parent) : QTableWidget(parent) {
  setObjectName(QStringLiteral("inspector.fire"));
  setAccessibleName(tr("Chances of fire"));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(SingleSelection);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(size::kRow);
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  hide();
}

void FireView::setUnit(const Session& session, std::optional<Id<model::Unit>> id) {
  summary_.clear();
  const model::Unit* unit = id ? session.battle().find<model::Unit>(*id) : nullptr;
  const auto tables = rules::fireTables(session.battle(), session.rules());
  const bool fires = unit && rules::firesByTable(tables, unit->type);
  setVisible(fires);
  if (!fires) return;
  const rules::UnitFigures& figures = session.figures().of(unit->id);
  const auto range = rules::tableRange(session.battle(), session.rules(), unit->type);
  const rules::FireTable* table =
      figures.size.value ? rules::fireTableFor(tables, unit->type, *figures.size.value) : nullptr;
  QStringList parts;
  if (table) parts << text(table->title);
  parts << (figures.size.value ? tr("strength %1").arg(*figures.size.value) : tr("its strength is unknown"));
  if (figures.size.value && !table) parts << tr("no table for this strength");
  parts << (range ? tr("range %1").arg(*range) : tr("range unknown"));
  const auto shots = rules::shotsByStars(session.rules(), figures.stars);
  if (shots && !rules::isGun(session.rules(), unit->type)) parts << tr("%n shot(s)", nullptr, *shots);
  summary_ = parts.join(QStringLiteral(", "));
  setVisible(table && range);
  if (table && range) showDistances(session, unit->type, figures.size, std::min(*range, kMostDistances));
}

void FireView::showDistances(const Session& session, const std::string& type, const rules::Figure& strength,
                             int range) {
  std::vector<rules::TableFire> fires;
  for (int distance = 1; distance <= range; ++distance) {
    const auto fire = rules::tableFire(session.battle(), session.rules(), type, strength, distance);
    if (const auto* known = std::get_if<rules::TableFire>(&fire)) fires.push_back(*known);
  }
  const std::vector<std::string> results = resultsOf(fires);
  QStringList headings{tr("Distance")};
  for (const std::string& result : results) {
    headings << (result.empty() ? QStringLiteral("?") : result == "-" ? QStringLiteral("–") : text(result));
  }
  clear();
  setColumnCount(static_cast<int>(headings.size()));
  setRowCount(static_cast<int>(fires.size()));
  setHorizontalHeaderLabels(headings);
  for (int row = 0; row < rowCount(); ++row) {
    setItem(row, 0, new QTableWidgetItem(QString::number(row + 1)));
    for (int column = 1; column < columnCount(); ++column) {
      const auto& fire = fires[static_cast<std::size_t>(row)];
      setItem(row, column, chanceCell(fire, results[static_cast<std::size_t>(column - 1)]));
    }
  }
  updateGeometry();
}

// As high as it has rows.
QSize FireView::sizeHint() const {
  const int rows = verticalHeader()->length() + horizontalHeader()->sizeHint().height();
  return {QTableWidget::sizeHint().width(), rows + 2 * frameWidth()};
}

}  // namespace redoubt::editor
