#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/track_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The rules that say which track is that of morale and where it begins.
inline constexpr std::string_view kMoraleTrack = "morale-track/track";
inline constexpr std::string_view kMoraleStart = "morale-track/start";
/// The setting that says where the marker on a track begins.
inline std::string startPath(const model::Track& track) {
  return "track/" + track.slug;
}

/// Words for tracks, in the window's language.
class TracksWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::TracksWords)

 public:
  /// The offered kinds of tracks; a file can have others.
  static std::vector<std::string_view> kinds();
  /// "Turns"; the word itself for a kind of the author's own.
  static QString kind(std::string_view kind);
  /// The name of a new track of a kind.
  static QString newName(std::string_view kind);
  /// The title of a track; its slug if it has none.
  static QString name(const model::Track& track);
  /// The label of a space, otherwise its slug.
  static QString space(const model::Space& space);
  /// "2 scenarios begin there, 3 counters are placed there"; empty for none.
  static QString uses(const model::SpaceUses& uses);
};

}  // namespace redoubt::editor
