#pragma once

#include <QWidget>

#include "editor/session/session.h"
#include "editor/style/elided_box.h"

namespace redoubt::editor {

/// Which scenario and which variant of it the window shows.
class ScenarioBar : public QWidget {
  Q_OBJECT

 public:
  explicit ScenarioBar(Session& session, QWidget* parent = nullptr);

  /// "Historical scenario, first variant"
  QString words() const;
  /// Opens the list of scenarios, or of the variants of this one, for whoever has no mouse.
  void chooseScenario() { open(*scenarios_); }
  void chooseVariant() { open(*variants_); }
  /// Whether there is another variant to choose.
  bool hasVariants() const;

 private:
  void refill();
  void open(ElidedBox& box);

  Session& session_;
  ElidedBox* scenarios_;
  ElidedBox* variants_;
};

}  // namespace redoubt::editor
