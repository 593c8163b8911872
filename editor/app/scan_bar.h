#pragma once

#include <QFrame>

#include "editor/canvas/scan_overlay.h"

class QAbstractScrollArea;
class QButtonGroup;
class QSlider;

namespace redoubt::editor {

/// A small bar over the upper edge of the map while a scan is laid over it: how, and how strongly.
class ScanBar : public QFrame {
  Q_OBJECT

 public:
  ScanBar(ScanOverlay& scans, QAbstractScrollArea& canvas);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void reflect();
  void place();

  ScanOverlay& scans_;
  QAbstractScrollArea& canvas_;
  QButtonGroup* modes_;
  QSlider* opacity_;
};

}  // namespace redoubt::editor
