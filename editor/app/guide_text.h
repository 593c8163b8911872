#pragma once

#include <QTextBrowser>

namespace redoubt::editor {

/// A page of the guide as it is read. Its pictures lie beside the guide and are shrunk to the width of the window.
class GuideText : public QTextBrowser {
  Q_OBJECT

 public:
  explicit GuideText(QWidget* parent = nullptr);

  void showMarkdown(const QString& markdown);

 signals:
  /// The text was laid out afresh: marks in it are gone.
  void laidOut();

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  int room() const;

  QString markdown_;
  int shownFor_ = 0;  ///< the width that pictures were shrunk to
  bool hasPictures_ = false;
};

}  // namespace redoubt::editor
