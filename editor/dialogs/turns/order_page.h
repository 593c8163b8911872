#pragma once

#include <functional>
#include <optional>

#include "editor/dialogs/turns/row_page.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace redoubt::editor {

class ShapeForm;

/// The orders of a scenario's set-up: a list of them in words, and the fields of the chosen one.
class OrderPage : public RowPage {
  Q_OBJECT

 public:
  explicit OrderPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::SetUpOrder> order);
  void refresh() override;

 private:
  void fillPage();
  void connectFields();
  void showList();
  void showChosen();
  void showFaults(const model::SetUpOrder& order);
  void enable();
  void add();
  void change(const std::function<void(model::SetUpOrder&)>& work);
  /// The chosen one, where it holds in the scenario; else null.
  const model::SetUpOrder* chosen() const;
  QString words(const model::SetUpOrder& order) const;

  std::optional<Id<model::SetUpOrder>> chosen_;
  QComboBox* army_;
  QComboBox* verb_;
  QSpinBox* count_;
  ShapeForm* selector_;
  QLabel* verbFault_;
  QLabel* countFault_;
  QLabel* selectorFault_;
};

}  // namespace redoubt::editor
