#pragma once

#include <QButtonGroup>
#include <QLabel>
#include <QSlider>
#include <QWidget>

#include "editor/session/session.h"

class QVBoxLayout;

namespace redoubt::editor {

/// The terrain palette: every kind that the battle's rules define, by hexes, hexsides and links, and the brush's
/// radius. A click chooses a paint and the tool for it. Swatches are named "swatch.<place>.<slug>".
class PalettePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PalettePanel(Session& session, QWidget* parent = nullptr);

  /// Makes a terrain the current paint, and chooses the tool for it.
  void choose(const Paint& paint);

 signals:
  /// The terrain library should be shown.
  void libraryWanted();

 private:
  void rebuild();
  void addSection(QVBoxLayout& column, PaintPlace place, const QString& title);
  QWidget* makeBrush();
  /// Shows the current paint of the session.
  void reflect();

  Session& session_;
  QButtonGroup* swatches_;
  QVBoxLayout* column_;
  QWidget* sections_ = nullptr;
  QSlider* radius_;
  QLabel* radiusValue_;
};

}  // namespace redoubt::editor
