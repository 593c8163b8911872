#pragma once

#include <QList>
#include <QObject>

#include "editor/session/session.h"

class QComboBox;
class QLineEdit;
class QToolButton;
class QWidget;

namespace redoubt::editor {

/// The fields of the current zone: for choosing, renaming, changing its short name or kind, and removing it. Their
/// owner lays them out, because there may not be room for all.
class ZoneOptions : public QObject {
  Q_OBJECT

 public:
  /// `strip` is where they are shown.
  ZoneOptions(Session& session, QWidget& strip);

  /// The field that chooses the current zone.
  QWidget* choice() const;
  /// The fields that change it; only usable while isHeld().
  QList<QWidget*> fields() const;
  bool isHeld() const { return zone() != nullptr; }

 signals:
  /// isHeld() has changed.
  void heldChanged();

 private:
  const model::Zone* zone() const;
  /// The title of the current zone in the language of the window.
  QString shownTitle() const;
  void choose(std::optional<Id<model::Zone>> id);
  void refill();
  void rename();
  void renameSlug();
  void setKind();
  void remove();
  /// Asks what happens to entries, placements and return points that name the zone; nothing if the author cancels.
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
