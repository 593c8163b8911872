#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>
#include <string>

namespace redoubt::editor {

/// A time as files have it ("2026-05-03T17:01:12Z"), in the window's language and the reader's time zone.
inline QString timeText(const std::string& madeAt) {
  const QDateTime time = QDateTime::fromString(QString::fromStdString(madeAt), Qt::ISODate).toLocalTime();
  return QLocale().toString(time, QLocale::ShortFormat);
}

}  // namespace redoubt::editor
