#pragma once

#include <QJsonValue>
#include <QMap>
#include <QString>

namespace redoubt::render {

/// The title of something that has its own file, in several languages.
class Titles {
 public:
  Titles() = default;
  /// From JSON: {"en": "Heath", "pl": "Wrzosowisko"}, or a text for all languages.
  explicit Titles(const QJsonValue& json);

  void add(const QString& language, const QString& text) { texts_.insert(language, text); }
  /// As JSON that the constructor reads.
  QJsonValue toJson() const;
  bool isEmpty() const { return texts_.isEmpty(); }
  /// The title in the language of the program; if there is none, in English, otherwise in any language.
  QString text() const;
  /// The same for another language: "pl".
  QString textIn(const QString& language) const;

  friend bool operator==(const Titles&, const Titles&) = default;

 private:
  QMap<QString, QString> texts_;
};

}  // namespace redoubt::render
