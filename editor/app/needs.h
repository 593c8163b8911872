#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

class RulesOnMap;

/// A condition of a command: returns why it can't run now, in a sentence for people; nothing if the condition holds.
using Need = std::function<QString()>;

/// The units that are selected, on the map or in the tray, each once.
std::vector<Id<model::Unit>> unitsOf(const Session& session);

/// The conditions of the window's commands. Each function returns a condition that reads the session whenever it is
/// called.
class Needs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::Needs)

 public:
  explicit Needs(const Session& session) : session_(session) {}

  Need open() const;
  /// A battle that can be changed.
  Need writable() const;
  Need undo() const;
  Need redo() const;
  Need edits() const;
  Need revert() const;
  /// A file whose content is not what was last saved in it.
  Need altered() const;
  Need tries() const;
  Need severalVariants() const;
  /// Rules that the map can show: zones, or something that is traced.
  Need mapRules(RulesOnMap& rules) const;

  /// Pictures on the map.
  Need pictures() const;

  Need area() const;
  Need hexOrArea() const;
  Need counters() const;
  Need oneCounter() const;
  /// A unit among what is selected, on the map or not.
  Need units() const;
  Need countersOfTwoHexes() const;
  Need noCounters() const;
  Need stack() const;
  Need stamp() const;
  /// A piece in the stamp tool that is about to be stamped.
  Need stamping() const;
  Need notStamping() const;
  Need storedStamp(int slot) const;

 private:
  bool isStamping() const;

  const Session& session_;
};

}  // namespace redoubt::editor
