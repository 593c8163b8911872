#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace redoubt::editor {

/// Beside a field: where its value comes from, and the way back to the inherited one where the battle says otherwise.
class OriginNote : public QWidget {
  Q_OBJECT

 public:
  /// `field` names the field for those who can't see it.
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
