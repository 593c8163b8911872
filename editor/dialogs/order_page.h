#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "core/rules/turns/order_edit.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QScrollArea;
class QSpinBox;

namespace redoubt::editor {

class RowList;
class ShapeForm;

/// The orders of a scenario's set-up: a list of them in words, and the fields of the chosen one.
class OrderPage : public QWidget {
  Q_OBJECT

 public:
  explicit OrderPage(Session& session, QWidget* parent = nullptr);

  void setScenario(std::optional<Id<model::Scenario>> scenario);
  void choose(Id<model::SetUpOrder> order);
  void refresh();

 private:
  QWidget* makeFields();
  void connectFields();
  void showList();
  void showChosen();
  void showFaults(const model::SetUpOrder& order);
  void enable();
  void add();
  void change(const std::function<void(model::SetUpOrder&)>& work);
  void perform(rules::OrderEdit edit);
  /// The chosen one, where it holds in the scenario; else null.
  const model::SetUpOrder* chosen() const;
  QString words(const model::SetUpOrder& order) const;

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  std::optional<Id<model::SetUpOrder>> chosen_;
  RowList* list_;
  QScrollArea* scroll_;
  QWidget* fields_;
  QLabel* sentence_;
  QLabel* inherited_;
  QComboBox* army_;
  QComboBox* verb_;
  QSpinBox* count_;
  ShapeForm* selector_;
  QLabel* verbFault_;
  QLabel* countFault_;
  QLabel* selectorFault_;
};

}  // namespace redoubt::editor
