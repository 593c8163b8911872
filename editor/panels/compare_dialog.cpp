#include "editor/panels/compare_dialog.h"

#include <QAbstractListModel>
#include <QDialogButtonBox>
#include <QLocale>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/panels/compare_maps.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSmallWidth = 360;

// A model of its own, so that 40,000 differences cost no more than those on screen.
class DifferencesModel : public QAbstractListModel {
 public:
  DifferencesModel(std::vector<Difference> rows, QObject* parent)
      : QAbstractListModel(parent), rows_(std::move(rows)) {}

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    if (!index.isValid()) return {};
    const Difference& row = rows_[static_cast<std::size_t>(index.row())];
    const char* sign = row.kind == Difference::Kind::Added ? "+ " : row.kind == Difference::Kind::Removed ? "− " : "• ";
    if (role == Qt::DisplayRole) return QString::fromUtf8(sign) + row.text;
    if (role == Qt::ToolTipRole) return row.text;
    return {};
  }

 private:
  std::vector<Difference> rows_;
};

QTableWidget* countsTable(const std::vector<TableCount>& tables) {
  auto* table = new QTableWidget(static_cast<int>(tables.size()), 4);
  table->setObjectName(QStringLiteral("compare.counts"));
  table->setAccessibleName(CompareDialog::tr("Differences by table"));
  table->setHorizontalHeaderLabels({CompareDialog::tr("Table"), CompareDialog::tr("Added"),
                                    CompareDialog::tr("Removed"), CompareDialog::tr("Changed")});
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionMode(QAbstractItemView::NoSelection);
  table->setShowGrid(false);
  table->verticalHeader()->hide();
  table->verticalHeader()->setMinimumSectionSize(size::row());
  table->verticalHeader()->setDefaultSectionSize(size::row());
  table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  int row = 0;
  for (const TableCount& count : tables) {
    table->setItem(row, 0, new QTableWidgetItem(count.table));
    int column = 1;
    for (const int number : {count.added, count.removed, count.changed}) {
      auto* item = new QTableWidgetItem(number > 0 ? QLocale().toString(number) : QStringLiteral("–"));
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table->setItem(row, column++, item);
    }
    ++row;
  }
  table->setFixedHeight(size::high(30, 1) + std::min<int>(static_cast<int>(tables.size()), 6) * size::row());
  return table;
}

}  // namespace

CompareDialog::CompareDialog(const QString& version, const model::Battle& before, const Session& session,
                             QWidget* parent)
    : QDialog(parent) {
  setObjectName(QStringLiteral("compare"));
  setWindowTitle(tr("Compare with now"));
  const Comparison comparison = compare(before, session.battle());
  auto* column = new QVBoxLayout(this);
  column->setSpacing(8);
  auto* heading = new QLabel(comparison.differences.empty() ? tr("Nothing has changed since “%1”.").arg(version)
                                                            : tr("What has changed since “%1”").arg(version));
  heading->setObjectName(QStringLiteral("compare.heading"));
  heading->setWordWrap(true);
  setRole(*heading, "strong");
  column->addWidget(heading);
  if (!comparison.differences.empty()) {
    auto* tabs = new QTabWidget;
    tabs->addTab(new CompareMaps(before, session, tr("Then: %1").arg(version), tr("Now")), tr("On the &map"));
    tabs->addTab(makeList(comparison), tr("As a &list"));
    column->addWidget(tabs, 1);
    resize(QSize(1100, 680).boundedTo(parent ? parent->window()->size() : QSize(1100, 680)));
  } else {
    heading->setMinimumWidth(kSmallWidth);  // no wider than needed
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
}

QWidget* CompareDialog::makeList(const Comparison& comparison) {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->addWidget(countsTable(comparison.tables));
  auto* list = new QListView;
  list->setObjectName(QStringLiteral("compare.list"));
  list->setAccessibleName(tr("Differences"));
  list->setUniformItemSizes(true);
  list->setModel(new DifferencesModel(comparison.differences, list));
  column->addWidget(list, 1);
  return page;
}

}  // namespace redoubt::editor
