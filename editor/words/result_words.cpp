#include "editor/words/result_words.h"

#include <QStringList>

namespace redoubt::editor {

QString ResultWords::code(const std::string& result) {
  if (result.empty()) return QStringLiteral("?");
  return result == "-" ? QStringLiteral("–") : QString::fromStdString(result);
}

QString ResultWords::suffering(const rules::ResultEffect& suffering) {
  QStringList parts;
  if (suffering.retreat > 0) parts << tr("retreats %n hex(es)", nullptr, suffering.retreat);
  if (suffering.losses > 0) parts << tr("loses %n point(s)", nullptr, suffering.losses);
  if (suffering.isDispersed) parts << tr("is dispersed");
  // Whoever is off the map already has nothing to check.
  if (suffering.checksMorale && !suffering.isDispersed) parts << tr("checks morale");
  return parts.join(QStringLiteral(", "));
}

QString ResultWords::unexplained(const std::string& part) {
  return tr("Nothing explains “%1”").arg(QString::fromStdString(part));
}

}  // namespace redoubt::editor
