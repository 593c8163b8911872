#pragma once

#include "editor/dialogs/turns/scenario_dialog.h"

namespace redoubt::editor {

class EventPage;
class OrderPage;

/// What a scenario orders before play and what happens in it: the orders of its set-up, its events, and with what its
/// stocks and tracks begin.
class OrdersDialog : public ScenarioDialog {
  Q_OBJECT

 public:
  explicit OrdersDialog(Session& session, QWidget* parent = nullptr);

  /// Shows an order or event in the scenario chosen, or in its own if it doesn't hold there.
  void choose(Id<model::SetUpOrder> order);
  void choose(Id<model::Event> event);

 private:
  bool concern(const model::Changes& changes) const override;

  OrderPage* orders_;
  EventPage* events_;
};

}  // namespace redoubt::editor
