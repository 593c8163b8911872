#include "editor/app/guide_text.h"

#include <QPixmap>
#include <QResizeEvent>
#include <QScrollBar>
#include <QUrl>
#include <algorithm>
#include <cmath>

#include "editor/app/guide.h"

namespace redoubt::editor {

GuideText::GuideText(QWidget* parent) : QTextBrowser(parent) {
  document()->setDocumentMargin(14);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // so that pictures know their room before they are laid out
}

int GuideText::room() const {
  return std::max(80, viewport()->width() - 2 * static_cast<int>(document()->documentMargin()));
}

void GuideText::showMarkdown(const QString& markdown) {
  markdown_ = markdown;
  hasPictures_ = false;
  shownFor_ = room();
  document()->clear();  // with the pictures that it keeps
  setMarkdown(markdown_);
  emit laidOut();
}

QVariant GuideText::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource || !name.isRelative()) return QTextBrowser::loadResource(type, name);
  hasPictures_ = true;
  QPixmap picture(Guide::folder() + QLatin1Char('/') + name.path());
  if (picture.isNull()) return {};
  const qreal ratio = devicePixelRatioF();
  const int most = static_cast<int>(std::floor(room() * ratio));
  if (picture.width() > most) picture = picture.scaledToWidth(most, Qt::SmoothTransformation);
  picture.setDevicePixelRatio(picture.width() < most && ratio > 1 ? 1 : ratio);
  return picture;
}

void GuideText::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  if (!hasPictures_ || room() == shownFor_) return;
  const QScrollBar& bar = *verticalScrollBar();
  const double share = bar.maximum() > 0 ? static_cast<double>(bar.value()) / bar.maximum() : 0;
  showMarkdown(markdown_);
  verticalScrollBar()->setValue(static_cast<int>(std::lround(share * verticalScrollBar()->maximum())));
}

}  // namespace redoubt::editor
