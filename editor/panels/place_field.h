#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <optional>
#include <variant>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A place typed for a counter: a printed hex number, and optionally a facing.
struct TypedPlace {
  hex::HexKey hex;
  std::optional<hex::Direction> facing;

  friend bool operator==(const TypedPlace&, const TypedPlace&) = default;
};

/// Reads "1809" or "1809 v2"; for other text a sentence with the fault. Facings are of the given kind, otherwise of the
/// kind of the battle's rules.
std::variant<TypedPlace, QString> readPlace(const Session& session, const QString& text,
                                            std::optional<hex::FacingKind> facingKind = {});

/// A field in which a counter's place is typed; Enter submits it. Faults are shown below, and the text stays.
class PlaceField : public QWidget {
  Q_OBJECT

 public:
  explicit PlaceField(Session& session, QWidget* parent = nullptr);

  /// Sets the counter, and its kind of facing if different from the rules for counters; an empty name for no counter,
  /// with the reason.
  void setCounter(const QString& name, const QString& whyNot, std::optional<hex::FacingKind> facingKind = {});
  void clear() { text_->clear(); }

 signals:
  void entered(const redoubt::editor::TypedPlace& place);

 private:
  void read();
  void tell(const QString& sentence);

  Session& session_;
  QString name_;  ///< the counter's name
  std::optional<hex::FacingKind> facingKind_;
  QLineEdit* text_;
  QLabel* problem_;
};

}  // namespace redoubt::editor
