#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace redoubt::editor {

/// A note next to a field: where its value comes from, and a link back to the inherited value if the battle overrides
/// it.
class OriginNote : public QWidget {
  Q_OBJECT

 public:
  /// `field` is the name of the field for screen readers.
  OriginNote(const QString& field, QWidget* parent = nullptr);

  void setOrigin(const QString& text, bool isOverride);
  QString text() const;

 signals:
  void inheritWanted();

 private:
  QLabel* text_;
  QPushButton* back_;
};

}  // namespace redoubt::editor
