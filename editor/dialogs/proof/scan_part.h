#pragma once

#include <QImage>
#include <QWidget>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// What the registered scans of a battle show of some hexes and what lies about them, with the hexes outlined.
class ScanPart : public QWidget {
  Q_OBJECT

 public:
  ScanPart(const Session& session, const QString& name, QWidget* parent = nullptr);

  /// Answers whether a registered scan is there. Nothing is shown for no hexes.
  bool show(const std::vector<hex::HexKey>& hexes);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void draw();
  hex::Point middle() const;

  const Session& session_;
  std::vector<hex::HexKey> hexes_;
  QImage part_;
};

}  // namespace redoubt::editor
