#include "editor/style/plain_tip.h"

#include <QTextDocument>

namespace redoubt::editor {

QString plainTip(const QString& text) {
  return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

}  // namespace redoubt::editor
