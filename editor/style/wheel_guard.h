#pragma once

#include <QObject>

namespace redoubt::editor {

/// Keeps the mouse wheel from changing boxes, spin boxes and sliders that the pointer merely passes over: while one of
/// them has no focus, the wheel scrolls its surroundings. Installed on the application.
class WheelGuard : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace redoubt::editor
