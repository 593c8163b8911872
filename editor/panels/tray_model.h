#pragma once

#include <QAbstractListModel>
#include <QColor>
#include <QString>
#include <optional>
#include <vector>

#include "editor/render/counters/counter_face.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A row of the counter tray: the heading of an army, a command or the markers, or a counter.
struct TrayRow {
  enum class Kind { Army, Command, Counter };

  Kind kind = Kind::Counter;
  QString title;   ///< for a counter its name as the manifest or set-up prints it
  QString detail;  ///< for a counter its place
  QColor colour;   ///< for an army or command
  model::Subject subject;
  std::optional<Id<model::Army>> army;  ///< for the heading of an army
  render::CounterFace face;
  std::optional<Id<model::Placement>> placement;  ///< nothing: not placed
  std::optional<hex::HexKey> hex;                 ///< its hex, if it is on one
  bool isUsedUp = false;                          ///< a marker of which all are on the map
  std::string searched;                           ///< the text for the filter, folded
  std::size_t line = 0;                           ///< its place among all rows, shown or not

  /// Whether it is the same line, regardless of its present content.
  bool isSameLine(const TrayRow& other) const {
    return kind == other.kind && (kind == Kind::Counter ? subject == other.subject : title == other.title);
  }
};

/// The units and leaders below a heading of the tray.
struct TrayGroup {
  QString title;
  std::vector<model::Subject> all;
  std::vector<model::Subject> unplaced;  ///< those of them that are not in the set-up
};

/// The counters of a battle by army and command: leaders first, then units in the order of the manifest; last the
/// markers that the rules define, each once, because it can be placed repeatedly. Follows the session by itself.
class TrayModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit TrayModel(Session& session, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  /// Renames a counter.
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

  const TrayRow& row(int index) const { return shown_[static_cast<std::size_t>(index)]; }
  /// The row of a counter; nothing if it isn't shown.
  QModelIndex indexOf(const model::Subject& subject) const;

  /// The row of an army's heading; nothing if it isn't shown.
  QModelIndex headingOf(Id<model::Army> army) const;
  /// The first shown counter of an army; nothing if none is shown.
  std::optional<model::Subject> firstOf(Id<model::Army> army) const;

  /// The command of a unit, what a leader leads, or the command or army of a heading, with its leaders and whatever is
  /// filtered; empty for markers.
  TrayGroup groupAt(const QModelIndex& index) const;
  /// The next unplaced counter after another one in its command, continuing from the beginning after the last; nothing
  /// if all of them are placed. After a marker the same marker, if there is another.
  std::optional<model::Subject> nextUnplaced(const model::Subject& after) const;

  void setFilter(const QString& text);
  void setUnplacedOnly(bool only);
  bool unplacedOnly() const { return unplacedOnly_; }
  /// Counters of the battle without markers, and those of them not placed in this variant.
  int counterCount() const { return counters_; }
  int unplacedCount() const { return unplaced_; }

 signals:
  /// Rows were added, removed or changed.
  void refreshed();

 private:
  void collect();
  void collectArmy(const model::Army& army);
  void collectMarkers();
  void countMarker(TrayRow& row);
  /// Finds the places of the counters in this variant.
  void findPlaces();
  /// Shows the rows that pass the filters, keeping them if they are the same lines.
  void show();
  bool passes(const TrayRow& row) const;
  std::vector<model::Subject> subjectsUnder(std::size_t heading) const;

  Session& session_;
  std::vector<TrayRow> all_;
  std::vector<TrayRow> shown_;
  std::string filter_;
  bool unplacedOnly_ = false;
  int counters_ = 0;
  int unplaced_ = 0;
};

}  // namespace redoubt::editor
