#pragma once

#include <QAbstractButton>
#include <QPixmap>
#include <QStringList>
#include <functional>
#include <string>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A button of the palette: a terrain as the map draws it, and its name.
class SwatchButton : public QAbstractButton {
  Q_OBJECT

 public:
  SwatchButton(Session& session, Paint paint, const QString& title, QWidget* parent = nullptr);

  const Paint& paint() const { return paint_; }
  /// Drops the picture, because the rules or the theme changed.
  void refresh();
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  /// The shown lines of the name: two smaller lines if one is not enough.
  QStringList lines() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  const QPixmap& picture();
  int room() const;
  void paintName(QPainter& painter) const;
  void showWholeNameIfCut();

  Session& session_;
  Paint paint_;
  QPixmap picture_;
};

}  // namespace redoubt::editor
