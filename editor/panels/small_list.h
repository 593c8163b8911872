#pragma once

#include <QListWidget>

namespace redoubt::editor {

/// A list inside a page, as high as its rows, up to `most` of them; with more it scrolls. Rows are cut with "…" and
/// have their whole text as tooltip.
class SmallList : public QListWidget {
  Q_OBJECT

 public:
  explicit SmallList(const QString& name, int most = 8, QWidget* parent = nullptr);

  QListWidgetItem* add(const QIcon& icon, const QString& text, const QVariant& value = {});
  /// Sets the height for its rows; hides the list if there are none.
  void fit();

 signals:
  /// A click or Enter.
  void chosen(QListWidgetItem* item);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int most_;
};

}  // namespace redoubt::editor
