#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <optional>
#include <variant>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A place typed for a counter: a printed hex number, and if wanted a facing.
struct TypedPlace {
  hex::HexKey hex;
  std::optional<hex::Direction> facing;

  friend bool operator==(const TypedPlace&, const TypedPlace&) = default;
};

/// Reads "1809" or "1809 v2"; for anything else the sentence that says what is wrong with it. Facings are of the kind
/// given, else of the one that the battle's rules know.
std::variant<TypedPlace, QString> readPlace(const Session& session, const QString& text,
                                            std::optional<hex::FacingKind> facingKind = {});

/// A field in which a counter's place is typed; Enter gives it. What is wrong is told below, and the text stays.
class PlaceField : public QWidget {
  Q_OBJECT

 public:
  explicit PlaceField(Session& session, QWidget* parent = nullptr);

  /// Whose place it is, and what it faces if not what the rules say of counters; null for nobody, with the reason.
  void setCounter(const QString& name, const QString& whyNot, std::optional<hex::FacingKind> facingKind = {});
  void clear() { text_->clear(); }

 signals:
  void entered(const redoubt::editor::TypedPlace& place);

 private:
  void read();
  void tell(const QString& sentence);

  Session& session_;
  QString name_;  ///< whose place it is
  std::optional<hex::FacingKind> facingKind_;
  QLineEdit* text_;
  QLabel* problem_;
};

}  // namespace redoubt::editor
