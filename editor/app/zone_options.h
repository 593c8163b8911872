#pragma once

#include <QWidget>

#include "editor/session/session.h"

class QComboBox;
class QLineEdit;
class QToolButton;

namespace redoubt::editor {

/// The zone in hand: chosen, renamed, given another short name or kind, removed.
class ZoneOptions : public QWidget {
  Q_OBJECT

 public:
  explicit ZoneOptions(Session& session, QWidget* parent = nullptr);

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
  QComboBox* zones_;
  QLineEdit* name_;
  QLineEdit* slug_;
  QComboBox* kind_;
  QToolButton* remove_;
};

}  // namespace redoubt::editor
