#pragma once

#include <functional>
#include <optional>

#include "editor/dialogs/turns/row_page.h"

class QLabel;
class QLineEdit;

namespace redoubt::editor {

class ShapeForm;

/// The events of a scenario: a list of them in words, and trigger, condition and effect of the chosen one.
class EventPage : public RowPage {
  Q_OBJECT

 public:
  explicit EventPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Event> event);
  void refresh() override;

 private:
  void fillPage();
  void connectFields();
  void connectForms();
  void showList();
  void showChosen();
  void showSentenceOf(const model::Event& event);
  void showFaults(const model::Event& event);
  void enable();
  void keepSlug();
  void keepCondition(const std::string& json);
  void change(const std::function<void(model::Event&)>& work);
  /// Those that hold in the scenario, by their short names.
  std::vector<const model::Event*> events() const;
  /// The chosen one, where it holds in the scenario; else null.
  const model::Event* chosen() const;
  QString words(const model::Event& event) const;

  std::optional<Id<model::Event>> chosen_;
  QLineEdit* slug_;
  QLabel* slugFault_;
  ShapeForm* trigger_;
  ShapeForm* condition_;
  ShapeForm* effect_;
  QLabel* triggerFault_;
  QLabel* conditionFault_;
  QLabel* effectFault_;
};

}  // namespace redoubt::editor
