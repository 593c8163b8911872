#include "editor/panels/targets_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/mechanics/possible.h"
#include "editor/abilities/action_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

constexpr int kDelay = 60;  // in ms: a stroke of a brush or a drag asks once

enum Column { Where, What, Outcome, kColumns };

// As high as its rows, so that the panel scrolls and not the table.
class TargetTable : public QTableWidget {
 public:
  QSize sizeHint() const override {
    const int rows = verticalHeader()->length() + horizontalHeader()->sizeHint().height();
    return {QTableWidget::sizeHint().width(), rows + 2 * frameWidth()};
  }
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
};

QTableWidget* makeTable() {
  auto* table = new TargetTable;
  table->setObjectName(QStringLiteral("inspector.targetTable"));
  table->setAccessibleName(TargetsView::tr("Targets in reach"));
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setTabKeyNavigation(false);
  table->setShowGrid(false);
  table->setWordWrap(true);
  table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->verticalHeader()->hide();
  table->verticalHeader()->setMinimumSectionSize(size::row());
  table->setColumnCount(kColumns);
  table->setHorizontalHeaderLabels({TargetsView::tr("Target"), TargetsView::tr("Action"), TargetsView::tr("Outcome")});
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->horizontalHeader()->setSectionResizeMode(Outcome, QHeaderView::Stretch);
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  // A narrower column has more lines.
  QObject::connect(table->horizontalHeader(), &QHeaderView::sectionResized, table, [table] {
    table->resizeRowsToContents();
    table->updateGeometry();
  });
  return table;
}

QStringList namesAt(const ask::World& world, hex::HexKey hex) {
  QStringList names;
  for (const rules::Member each : world.position().at(hex)) {
    names << toQt(model::nameOf(world.battle(), *world.position().piece(each).row));
  }
  return names;
}

bool mayAct(const ask::World& world, rules::Member unit) {
  const rules::Mechanics& mechanics = world.mechanics();
  if (mechanics.actions.empty()) return !mechanics.tables.empty();
  return std::any_of(mechanics.actions.begin(), mechanics.actions.end(), [&](const rules::ActionRules& each) {
    return !possibleActions(mechanics, world.position(), &world.fields(), each.action.question, unit).empty();
  });
}

}  // namespace

TargetsView::TargetsView(const Session& session, QWidget* parent)
    : QWidget(parent), session_(session), maps_(session), none_(new QLabel(tr("No enemy is in reach."))),
      table_(makeTable()) {
  setObjectName(QStringLiteral("inspector.targets"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  none_->setObjectName(QStringLiteral("inspector.noTargets"));
  setRole(*none_, "note");
  column->addWidget(none_);
  column->addWidget(table_);
  later_.setSingleShot(true);
  later_.setInterval(kDelay);
  connect(&later_, &QTimer::timeout, this, &TargetsView::fill);
  connect(&maps_, &RuleMaps::changed, this, [this] {
    if (!counters_.empty()) later_.start();
  });
  hide();
}

void TargetsView::setCounters(std::vector<Id<model::Placement>> counters) {
  counters_ = std::move(counters);
  if (counters_.empty()) {
    later_.stop();
    fill();
  } else {
    later_.start();
  }
}

void TargetsView::fill() {
  std::vector<rules::Member> units;
  const ask::World* world = counters_.empty() ? nullptr : maps_.world();
  for (const Id<model::Placement> id : counters_) {
    const auto unit = world ? world->position().find(id) : std::nullopt;
    if (unit && world->position().hexOf(*unit)) units.push_back(*unit);
  }
  const bool isAsked = !units.empty() && mayAct(*world, units.front());
  const std::vector<Target> targets = isAsked ? targetsOf(*world, units, kMostTargets) : std::vector<Target>();
  table_->setRowCount(static_cast<int>(targets.size()));
  for (int row = 0; row < table_->rowCount(); ++row) fillRow(row, targets[static_cast<std::size_t>(row)]);
  table_->setVisible(!targets.empty());
  none_->setVisible(targets.empty());
  table_->resizeRowsToContents();
  table_->updateGeometry();
  setVisible(isAsked);
  emit filled(isAsked);
}

void TargetsView::fillRow(int row, const Target& target) {
  const QString where = HexWords::number(session_, target.hex);
  const QStringList names = namesAt(*maps_.world(), target.hex);
  const QString outcome = ActionWords::outcome(target.facts);
  const QString index = toQt(target.facts.index);
  const QStringList cells{where, toQt(target.facts.action), outcome};
  for (int column = 0; column < kColumns; ++column) {
    auto* item = new QTableWidgetItem(cells[column]);
    QStringList tip{tr("%1: %2", "a hex and who is there").arg(where, names.join(QStringLiteral(", ")))};
    tip << ActionWords::line(target.facts);
    if (!index.isEmpty()) tip << tr("the index of the table: %1").arg(index);
    item->setToolTip(plainTip(tip.join(QLatin1Char('\n'))));
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
    table_->setItem(row, column, item);
  }
}

}  // namespace redoubt::editor
