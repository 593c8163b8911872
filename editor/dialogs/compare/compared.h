#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "core/compare/set_ups.h"
#include "core/hex/layout.h"
#include "core/model/edit.h"

namespace redoubt::editor {

class ComparedCounters;

/// Two states of a battle, or two set-ups, compared: what the window shows of it, whichever it is. As they were when it
/// was made.
class Compared {
 public:
  /// Something that differs, in words.
  struct Line {
    QString subject;
    QString what;  ///< in what it differs
    QString first;
    QString second;
    QString group;  ///< its command, or the part of the battle
    QString army;
    QString sentence;
    QString identity;  ///< what it is about, whatever else differs: for finding it again after a change
    compare::Kind kind = compare::Kind::Changed;
  };
  /// One of the two on the map.
  struct Side {
    const model::Battle& names;                 ///< with its texts in the window's language
    std::optional<Id<model::Variant>> variant;  ///< whose counters are shown
  };
  /// A choice of lines.
  struct Kind {
    QString title;
    int key = 0;
  };
  /// What is taken over of one side into the battle that is open.
  struct Taken {
    model::Edit edit;
    QStringList refused;  ///< sentences
  };

  virtual ~Compared() = default;

  const std::vector<Line>& lines() const { return lines_; }
  const QString& firstTitle() const { return firstTitle_; }
  const QString& secondTitle() const { return secondTitle_; }
  virtual QString summary() const = 0;
  virtual Side side(bool isFirst) const = 0;
  /// Both sides' counters in one picture, where both have the same ground; null where each needs a map of its own.
  virtual const ComparedCounters* counters() const { return nullptr; }

  /// The hexes that a line is about on a side, all on its map.
  virtual std::set<hex::HexKey> hexesOf(std::size_t line, bool isFirst) const = 0;
  /// Whether they are outlined where both sides are on one map: a counter is seen as it is.
  virtual bool isRegion(std::size_t line, bool isFirst) const = 0;
  /// What is outlined on a map of its own.
  virtual std::set<hex::HexKey> differingHexes(bool isFirst) const = 0;
  /// The lines about a hex, the uppermost counter first.
  virtual std::vector<std::size_t> at(hex::HexKey hex, bool isFirst) const = 0;

  virtual QString groupTitle() const = 0;
  virtual std::vector<Kind> kinds() const = 0;
  virtual bool isOfKind(std::size_t line, int kind) const = 0;

  /// Whether the first or the second is the battle that is open; nothing: neither, so that nothing can be taken over.
  virtual std::optional<bool> takesIntoFirst() const = 0;
  virtual Taken takeOver(std::span<const std::size_t> lines, const QString& title) const = 0;

 protected:
  std::vector<Line> lines_;
  QString firstTitle_;
  QString secondTitle_;
};

}  // namespace redoubt::editor
