#pragma once

#include <QAbstractButton>

class QAction;

namespace redoubt::editor {

/// A button that looks like a search field, with the key of its command at its right end.
class SearchButton : public QAbstractButton {
  Q_OBJECT

 public:
  SearchButton(QAction& command, const QString& text, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void reflect();

  QAction& command_;
};

}  // namespace redoubt::editor
