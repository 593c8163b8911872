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

/// The counters that use an entry in the shown variant: the leaders and units of its army under their commands, with
/// check boxes for each or for a whole command. Unchecking restores the place that checking took away, as long as the
/// window is open, even after undo and redo in between.
class EntryArrivals : public QWidget {
  Q_OBJECT

 public:
  explicit EntryArrivals(Session& session, QWidget* parent = nullptr);

  void show(Id<model::Entry> entry, bool canEdit);

 private:
  /// A line of the tree: a leader or unit, or a command with all its members.
  struct Line {
    QString name;
    std::vector<model::Subject> who;
    int depth = 0;

    bool isCommand() const { return depth == 0 && who.size() != 1; }
    friend bool operator==(const Line&, const Line&) = default;
  };
  /// A former place that checking a box took away.
  struct Taken {
    Id<model::Variant> variant;
    Id<model::Entry> entry;
    model::Subject subject;
    rules::SavedPlacement place;
    store::HistoryRow tick{};                   ///< the edit that took it away
    std::optional<store::HistoryRow> untick{};  ///< the edit that restored it
  };

  std::vector<Line> linesOf(Id<model::Army> army) const;
  void build();
  void showTicks();
  bool comes(const model::Subject& subject) const;
  QString wordsFor(const Line& line) const;
  void take(std::size_t line, bool isWanted);
  /// The former place of a counter that uses the entry; null if no effective check took one away.
  Taken* takenFrom(const model::Subject& subject);
  /// Records which places the last edit took away and which it restored.
  void keep(std::vector<Taken> taken, const std::vector<Taken*>& given);

  Session& session_;
  std::optional<Id<model::Entry>> entry_;
  std::vector<Line> lines_;
  std::vector<QTreeWidgetItem*> items_;  ///< one for each line
  std::vector<Taken> taken_;             ///< the latest last
  QLabel* words_;
  QTreeWidget* tree_;
};

}  // namespace redoubt::editor
