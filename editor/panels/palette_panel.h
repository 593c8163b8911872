#pragma once

#include <QButtonGroup>
#include <QLabel>
#include <QSlider>
#include <QWidget>

#include "editor/session/session.h"

class QVBoxLayout;

namespace redoubt::editor {

/// The terrain palette: every kind the battle's rules know, by hexes, hexsides and links, and the brush's radius.
/// A click takes a paint in hand and the tool that lays it down. Swatches are named "swatch.<place>.<slug>".
class PalettePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PalettePanel(Session& session, QWidget* parent = nullptr);

  /// Takes a terrain in hand, and the tool that lays it down.
  void choose(const Paint& paint);

 signals:
  /// The terrain library is to be shown.
  void libraryWanted();

 private:
  void rebuild();
  void addSection(QVBoxLayout& column, PaintPlace place, const QString& title);
  QWidget* makeBrush();
  /// Shows what the session has in hand.
  void reflect();

  Session& session_;
  QButtonGroup* swatches_;
  QVBoxLayout* column_;
  QWidget* sections_ = nullptr;
  QSlider* radius_;
  QLabel* radiusValue_;
};

}  // namespace redoubt::editor
