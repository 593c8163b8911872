#pragma once

#include "editor/dialogs/turns/scenario_dialog.h"

namespace redoubt::editor {

class EventPage;
class OrderPage;

/// The orders of a scenario's set-up, its events, and the initial values of its stocks and tracks.
class OrdersDialog : public ScenarioDialog {
  Q_OBJECT

 public:
  explicit OrdersDialog(Session& session, QWidget* parent = nullptr);

  /// Shows an order or event in the chosen scenario, or in its own if it doesn't hold there.
  void choose(Id<model::SetUpOrder> order);
  void choose(Id<model::Event> event);
  void showEvents();

 private:
  bool concern(const model::Changes& changes) const override;

  OrderPage* orders_;
  EventPage* events_;
};

}  // namespace redoubt::editor
