#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "core/rules/turns/order_edit.h"
#include "editor/session/session.h"

class QLabel;
class QLineEdit;
class QScrollArea;

namespace redoubt::editor {

class RowList;
class ShapeForm;

/// The events of a scenario: a list of them in words, and trigger, condition and effect of the chosen one.
class EventPage : public QWidget {
  Q_OBJECT

 public:
  explicit EventPage(Session& session, QWidget* parent = nullptr);

  void setScenario(std::optional<Id<model::Scenario>> scenario);
  void choose(Id<model::Event> event);
  void refresh();

 private:
  QWidget* makeFields();
  void connectFields();
  void connectForms();
  void showList();
  void showChosen();
  void showInherited(const model::Event& event);
  void showFaults(const model::Event& event);
  void enable();
  void keepSlug();
  void keepCondition(const std::string& json);
  void change(const std::function<void(model::Event&)>& work);
  void perform(rules::EventEdit edit);
  /// Those that hold in the scenario, by their short names.
  std::vector<const model::Event*> events() const;
  /// The chosen one, where it holds in the scenario; else null.
  const model::Event* chosen() const;
  QString words(const model::Event& event) const;

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  std::optional<Id<model::Event>> chosen_;
  RowList* list_;
  QScrollArea* scroll_;
  QWidget* fields_;
  QLabel* sentence_;
  QLabel* inherited_;
  QLineEdit* slug_;
  ShapeForm* trigger_;
  ShapeForm* condition_;
  ShapeForm* effect_;
  QLabel* triggerFault_;
  QLabel* conditionFault_;
  QLabel* effectFault_;
};

}  // namespace redoubt::editor
