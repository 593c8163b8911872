#include "editor/words/result_words.h"

#include <QStringList>

namespace redoubt::editor {

QString ResultWords::code(const std::string& result) {
  if (result.empty()) return QStringLiteral("?");
  return result == "-" ? QStringLiteral("–") : QString::fromStdString(result);
}

QString ResultWords::effect(const rules::ResultEffect& effect) {
  QStringList parts;
  if (effect.retreat > 0) parts << tr("retreats %n hex(es)", nullptr, effect.retreat);
  if (effect.losses > 0) parts << tr("loses %n point(s)", nullptr, effect.losses);
  if (effect.isDispersed) parts << tr("is dispersed");
  // A unit that is already off the map doesn't check morale.
  if (effect.checksMorale && !effect.isDispersed) parts << tr("checks morale");
  return parts.join(QStringLiteral(", "));
}

QString ResultWords::unexplained(const std::string& part) {
  return tr("Nothing explains “%1”").arg(QString::fromStdString(part));
}

}  // namespace redoubt::editor
