#include "editor/dialogs/paper/counter_choice.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>
#include <algorithm>

namespace redoubt::editor {
namespace {

constexpr int kPictureSide = 52;

}  // namespace

void CounterChoiceModel::show(std::vector<SheetCounter> counters) {
  beginResetModel();
  counters_ = std::move(counters);
  endResetModel();
}

std::optional<std::vector<std::string>> CounterChoiceModel::chosen() const {
  std::vector<std::string> keys;
  for (const SheetCounter& each : counters_) {
    if (!without_.contains(each.piece.key)) keys.push_back(each.piece.key);
  }
  if (keys.size() == counters_.size()) return std::nullopt;
  return keys;
}

bool CounterChoiceModel::isChosen(int row) const {
  return !without_.contains(counters_[static_cast<std::size_t>(row)].piece.key);
}

void CounterChoiceModel::choose(const std::vector<int>& rows, bool areChosen) {
  for (const int row : rows) {
    const std::string& key = counters_[static_cast<std::size_t>(row)].piece.key;
    areChosen ? static_cast<void>(without_.erase(key)) : static_cast<void>(without_.insert(key));
  }
  if (rows.empty()) return;
  emit dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
  emit chosenChanged();
}

int CounterChoiceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(counters_.size());
}

QVariant CounterChoiceModel::data(const QModelIndex& index, int role) const {
  const SheetCounter& counter = counters_[static_cast<std::size_t>(index.row())];
  const QString name = QString::fromStdString(counter.piece.name);
  switch (role) {
    case Qt::DisplayRole: return counter.piece.copies > 1 ? tr("%1 ×%2").arg(name).arg(counter.piece.copies) : name;
    case Qt::ToolTipRole: return QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(counter.piece.key));
    case Qt::CheckStateRole: return isChosen(index.row()) ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole: {
      render::CounterFace face = counter.faces.front;
      if (face.shape == render::CounterFace::Shape::Bar) face.shape = render::CounterFace::Shape::Token;
      return pictures_.picture(face, kPictureSide, std::nullopt, 1);
    }
    default: return {};
  }
}

bool CounterChoiceModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole) return false;
  choose({index.row()}, value.toInt() == Qt::Checked);
  return true;
}

Qt::ItemFlags CounterChoiceModel::flags(const QModelIndex& index) const {
  return QAbstractListModel::flags(index) | Qt::ItemIsUserCheckable;
}

CounterChoice::CounterChoice(QWidget* parent)
    : QWidget(parent),
      model_(new CounterChoiceModel(this)),
      found_(new QSortFilterProxyModel(this)),
      letters_(new QLineEdit),
      list_(new QListView) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* row = new QHBoxLayout;
  letters_->setObjectName(QStringLiteral("counterChoice.letters"));
  letters_->setPlaceholderText(tr("Letters of a name"));
  letters_->setAccessibleName(letters_->placeholderText());
  letters_->setClearButtonEnabled(true);
  auto* all = new QPushButton(tr("Tick all"));
  all->setObjectName(QStringLiteral("counterChoice.all"));
  auto* none = new QPushButton(tr("Tick none"));
  none->setObjectName(QStringLiteral("counterChoice.none"));
  for (QPushButton* button : {all, none}) {
    button->setAutoDefault(false);
    button->setToolTip(tr("All that the letters find"));
  }
  row->addWidget(letters_, 1);
  row->addWidget(all);
  row->addWidget(none);
  column->addLayout(row);
  found_->setSourceModel(model_);
  found_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  list_->setObjectName(QStringLiteral("counterChoice.list"));
  list_->setAccessibleName(tr("Counters"));
  list_->setModel(found_);
  list_->setViewMode(QListView::IconMode);
  list_->setMovement(QListView::Static);
  list_->setResizeMode(QListView::Adjust);
  list_->setUniformItemSizes(true);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setIconSize(QSize(kPictureSide, kPictureSide));
  list_->setGridSize(QSize(92, 88));
  list_->setWordWrap(false);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setLayoutMode(QListView::Batched);
  column->addWidget(list_, 1);
  auto* space = new QShortcut(QKeySequence(Qt::Key_Space), list_);
  space->setContext(Qt::WidgetShortcut);
  connect(space, &QShortcut::activated, this, &CounterChoice::turnSelected);
  connect(letters_, &QLineEdit::textChanged, found_, &QSortFilterProxyModel::setFilterFixedString);
  connect(all, &QPushButton::clicked, this, [this] { chooseShown(true); });
  connect(none, &QPushButton::clicked, this, [this] { chooseShown(false); });
  connect(model_, &CounterChoiceModel::chosenChanged, this, &CounterChoice::changed);
}

void CounterChoice::chooseShown(bool areChosen) {
  std::vector<int> rows;
  for (int row = 0; row < found_->rowCount(); ++row) rows.push_back(found_->mapToSource(found_->index(row, 0)).row());
  model_->choose(rows, areChosen);
}

// All that are selected, as the first of them is not.
void CounterChoice::turnSelected() {
  std::vector<int> rows;
  for (const QModelIndex& index : list_->selectionModel()->selectedIndexes()) {
    rows.push_back(found_->mapToSource(index).row());
  }
  if (!rows.empty()) model_->choose(rows, !model_->isChosen(*std::min_element(rows.begin(), rows.end())));
}

}  // namespace redoubt::editor
