#pragma once

#include "editor/dialogs/turns/row_page.h"

namespace redoubt::editor {

class ShapeForm;

/// The orders of a scenario's set-up: a list of them in words, and the fields of the chosen one.
class OrderPage : public RowPage {
  Q_OBJECT

 public:
  explicit OrderPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::SetUpOrder> order) { chooseRow(order); }

 protected:
  std::vector<model::AnyRow> rows() const override;
  QString words(const model::AnyRow& row) const override;
  QString inheritance(const model::AnyRow& row) const override;
  QString cantRemove(const model::AnyRow& row) const override;
  Change add() override;
  Change duplicate(const model::AnyRow& row) override;
  Change removal(const model::AnyRow& row) override;
  Change move(const model::AnyRow& row, int by) override;
  Change changeTo(const model::AnyRow& wanted, const QString& column) override;
  void showMore(const model::AnyRow& row) override;
  void showFaults(const std::vector<const check::Finding*>& findings) override;
  void enableMore(bool canEdit, const QString& obstacle) override;

 private:
  void addLines();

  ShapeForm* selector_;
  QLabel* selectorFault_;
};

}  // namespace redoubt::editor
