#pragma once

#include <QJsonValue>
#include <QMap>
#include <QString>

namespace redoubt::render {

/// What something that lies in a file of its own is called, in several languages.
class Titles {
 public:
  Titles() = default;
  /// Of JSON: {"en": "Heath", "pl": "Wrzosowisko"}, or a text for all languages.
  explicit Titles(const QJsonValue& json);

  void add(const QString& language, const QString& text) { texts_.insert(language, text); }
  /// As the constructor reads it.
  QJsonValue toJson() const;
  bool isEmpty() const { return texts_.isEmpty(); }
  /// In the language of the program, else in English, else in any.
  QString text() const;

  friend bool operator==(const Titles&, const Titles&) = default;

 private:
  QMap<QString, QString> texts_;
};

}  // namespace redoubt::render
