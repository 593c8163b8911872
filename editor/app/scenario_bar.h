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

 private:
  void refill();
  void show();

  Session& session_;
  ElidedBox* scenarios_;
  ElidedBox* variants_;
};

}  // namespace redoubt::editor
