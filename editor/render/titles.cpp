#include "editor/render/titles.h"

#include <QJsonObject>
#include <QLocale>

namespace redoubt::render {

Titles::Titles(const QJsonValue& json) {
  if (json.isString()) add(QStringLiteral("en"), json.toString());
  const QJsonObject texts = json.toObject();
  for (auto each = texts.begin(); each != texts.end(); ++each) add(each.key(), each.value().toString());
}

QJsonValue Titles::toJson() const {
  QJsonObject texts;
  for (auto each = texts_.begin(); each != texts_.end(); ++each) texts.insert(each.key(), each.value());
  return texts;
}

QString Titles::text() const {
  return textIn(QLocale().name().section(QLatin1Char('_'), 0, 0));
}

QString Titles::textIn(const QString& language) const {
  for (const QString& code : {language, QStringLiteral("en")}) {
    if (const auto found = texts_.find(code); found != texts_.end()) return *found;
  }
  return texts_.isEmpty() ? QString() : texts_.first();
}

}  // namespace redoubt::render
