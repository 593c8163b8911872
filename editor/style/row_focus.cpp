#include "editor/style/row_focus.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QFocusEvent>

namespace redoubt::editor {
namespace {

bool canBeChosen(const QModelIndex& index) {
  return index.isValid() && (index.flags() & Qt::ItemIsEnabled) && (index.flags() & Qt::ItemIsSelectable);
}

// Lives with its view.
class RowFocus : public QObject {
 public:
  explicit RowFocus(QAbstractItemView& view) : QObject(&view), view_(view), policy_(view.focusPolicy()) {
    view.installEventFilter(this);
    connect(view.model(), &QAbstractItemModel::modelReset, this, [this] { reflect(); });
    connect(view.model(), &QAbstractItemModel::rowsInserted, this, [this] { reflect(); });
    connect(view.model(), &QAbstractItemModel::rowsRemoved, this, [this] { reflect(); });
    reflect();
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool comes = event->type() == QEvent::FocusIn;
    // A click chooses its row itself.
    if (comes && static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason) giveRow();
    return QObject::eventFilter(watched, event);
  }

 private:
  void giveRow() {
    if (canBeChosen(view_.currentIndex())) return;
    const QAbstractItemModel& model = *view_.model();
    for (int row = 0; row < model.rowCount(); ++row) {
      const QModelIndex index = model.index(row, 0);
      if (!canBeChosen(index)) continue;
      view_.selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
      view_.scrollTo(index);
      return;
    }
  }

  void reflect() { view_.setFocusPolicy(view_.model()->rowCount() > 0 ? policy_ : Qt::NoFocus); }

  QAbstractItemView& view_;
  Qt::FocusPolicy policy_;
};

}  // namespace

void followRows(QAbstractItemView& view) { new RowFocus(view); }

void leaveField(QWidget& window) {
  if (QWidget* field = window.focusWidget()) field->clearFocus();
}

}  // namespace redoubt::editor
