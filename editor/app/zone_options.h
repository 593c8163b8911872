#pragma once

#include <QList>
#include <QObject>

#include "editor/session/session.h"

class QComboBox;
class QLineEdit;
class QToolButton;
class QWidget;

namespace redoubt::editor {

/// The fields of the zone in hand: it is chosen, renamed, given another short name or kind, removed. Whoever makes them
/// lays them out, as one or the other may have no room.
class ZoneOptions : public QObject {
  Q_OBJECT

 public:
  /// `strip` is where they are shown.
  ZoneOptions(Session& session, QWidget& strip);

  /// Which zone is in hand.
  QWidget* choice() const;
  /// What can be changed of it; of use only while isHeld().
  QList<QWidget*> fields() const;
  bool isHeld() const { return zone() != nullptr; }

 signals:
  /// isHeld() answers differently now.
  void heldChanged();

 private:
  const model::Zone* zone() const;
  void choose(std::optional<Id<model::Zone>> id);
  void refill();
  void rename();
  void renameSlug();
  void setKind(int index);
  void remove();
  /// What becomes of entries, placements and return points that name the zone; nothing if the author thinks better of
  /// it.
  std::optional<model::Edit> askAboutUses(const model::Zone& zone, const QString& title);

  Session& session_;
  QWidget& strip_;
  bool wasHeld_ = false;
  QComboBox* zones_;
  QLineEdit* name_;
  QLineEdit* slug_;
  QComboBox* kind_;
  QToolButton* remove_;
};

}  // namespace redoubt::editor
