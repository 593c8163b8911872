#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "editor/session/session.h"

class QLabel;
class QListWidget;

namespace redoubt::editor {

/// Who comes by an entry in the variant that is looked at: the leaders and units of its army, to be ticked.
class EntryArrivals : public QWidget {
  Q_OBJECT

 public:
  explicit EntryArrivals(Session& session, QWidget* parent = nullptr);

  void show(Id<model::Entry> entry, bool canEdit);

 private:
  void add(const model::Subject& subject, const QString& name);
  void take(int row);
  const model::Placement* placementOf(const model::Subject& subject) const;

  Session& session_;
  std::optional<Id<model::Entry>> entry_;
  std::vector<model::Subject> subjects_;
  QLabel* words_;
  QListWidget* list_;
};

}  // namespace redoubt::editor
