#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>
#include <vector>

#include "core/model/track_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// How tracks are put into words of the window's language.
class TracksWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::TracksWords)

 public:
  /// The kinds that a track is offered to be of; a file may hold others.
  static std::vector<std::string_view> kinds();
  /// "Turns"; the word itself for a kind of the author's own.
  static QString kind(std::string_view kind);
  /// What a fresh track of a kind is called.
  static QString newName(std::string_view kind);
  /// The title of a track; its slug where it has none.
  static QString name(const model::Track& track);
  /// What a space bears, else its slug.
  static QString space(const model::Space& space);
  /// "2 scenarios begin there, 3 counters are placed there"; empty for none.
  static QString uses(const model::SpaceUses& uses);
};

}  // namespace redoubt::editor
