#include "editor/dialogs/house/house_results.h"

#include <QHeaderView>
#include <QKeyEvent>

#include "core/base/text.h"
#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kWidestColumn = 420;

// The part after the table in "unit/1-guard", if that is the table.
std::string nameIn(const std::string& subject, const std::string& table) {
  const bool isIt = subject.size() > table.size() && subject.starts_with(table) && subject[table.size()] == '/';
  return isIt ? subject.substr(table.size() + 1) : std::string();
}

// Hexes by their printed numbers and rows by their slugs, for people.
QString shown(const std::string& column, const query::QueryValue& value, const check::Finding& finding,
              const hex::Layout& layout) {
  if (!value.text) return {};
  const auto key = value.isNumber ? toInteger(*value.text) : std::nullopt;
  if (key && column == "hex" && hex::HexKey::isValid(*key) && layout.contains(hex::HexKey{*key})) {
    return toQt(check::hexText(layout, hex::HexKey{*key}));
  }
  const std::string name = column == "variant"    ? finding.variant
                           : column == "scenario" ? finding.scenario
                                                  : nameIn(finding.subject.text(), column);
  return toQt(key && !name.empty() ? name : *value.text).simplified();
}

}  // namespace

HouseResults::HouseResults(Session& session, QWidget* parent) : QTableWidget(parent), session_(session) {
  setObjectName(QStringLiteral("house.results"));
  setAccessibleName(tr("What the check finds"));
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(size::row());
  setShowGrid(false);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setTabKeyNavigation(false);
  setWordWrap(false);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setStretchLastSection(true);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  connect(this, &QTableWidget::cellDoubleClicked, this, &HouseResults::goTo);
}

void HouseResults::forget() {
  findings_.clear();
  clear();
  setRowCount(0);
  setColumnCount(0);
}

void HouseResults::show(const document::HouseRun& run) {
  forget();
  if (!run.rows) return;
  findings_ = run.findings;
  setColumnCount(static_cast<int>(run.rows->columns.size()));
  setRowCount(static_cast<int>(run.rows->rows.size()));
  for (int column = 0; column < columnCount(); ++column) {
    const std::string& name = run.rows->columns[static_cast<std::size_t>(column)];
    setHorizontalHeaderItem(column, new QTableWidgetItem(toQt(name)));
    for (int row = 0; row < rowCount(); ++row) {
      const auto& value = run.rows->rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      const check::Finding& finding = findings_[static_cast<std::size_t>(row)];
      auto* cell = new QTableWidgetItem(shown(name, value, finding, session_.layout()));
      cell->setToolTip(plainTip(cell->text()));
      setItem(row, column, cell);
    }
  }
  for (int column = 0; column < columnCount(); ++column) {
    resizeColumnToContents(column);
    setColumnWidth(column, std::min(columnWidth(column) + 8, kWidestColumn));
  }
  if (rowCount() > 0) setCurrentCell(0, 0);
}

void HouseResults::goTo(int row) {
  if (row >= 0 && row < std::ssize(findings_)) session_.jumpTo(findings_[static_cast<std::size_t>(row)]);
}

void HouseResults::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return goTo(currentRow());
  QTableWidget::keyPressEvent(event);
}

}  // namespace redoubt::editor
