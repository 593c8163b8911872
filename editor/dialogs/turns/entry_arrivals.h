#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/rules/turns/schedule_edit.h"
#include "editor/session/session.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace redoubt::editor {

/// Who comes by an entry in the variant that is looked at: the leaders and units of its army under their commands, to
/// be ticked one by one or a command at once. Whoever is unticked gets back the place that the tick took, as long as
/// the window is open, whatever was undone and redone in between.
class EntryArrivals : public QWidget {
  Q_OBJECT

 public:
  explicit EntryArrivals(Session& session, QWidget* parent = nullptr);

  void show(Id<model::Entry> entry, bool canEdit);

 private:
  /// A line of the tree: one of the army, or a command with all of its own.
  struct Line {
    QString name;
    std::vector<model::Subject> who;
    int depth = 0;

    bool isCommand() const { return depth == 0 && who.size() != 1; }
    friend bool operator==(const Line&, const Line&) = default;
  };
  /// A place that a tick took.
  struct Taken {
    Id<model::Variant> variant;
    Id<model::Entry> entry;
    model::Subject subject;
    rules::PlaceBefore place;
    store::HistoryRow tick{};                   ///< the edit that took it
    std::optional<store::HistoryRow> untick{};  ///< the one that gave it back
  };

  std::vector<Line> linesOf(Id<model::Army> army) const;
  void build();
  void showTicks();
  bool comes(const model::Subject& subject) const;
  QString wordsFor(const Line& line) const;
  void take(std::size_t line, bool isWanted);
  /// Of the one who comes by the entry; null where no tick that stands took him from anywhere.
  Taken* takenFrom(const model::Subject& subject);
  /// What the edit made last took, and what it gave back.
  void keep(std::vector<Taken> taken, const std::vector<Taken*>& given);
  const model::Placement* placementOf(const model::Subject& subject) const;

  Session& session_;
  std::optional<Id<model::Entry>> entry_;
  std::vector<Line> lines_;
  std::vector<QTreeWidgetItem*> items_;  ///< of each line
  std::vector<Taken> taken_;             ///< the latest last
  QLabel* words_;
  QTreeWidget* tree_;
};

}  // namespace redoubt::editor
