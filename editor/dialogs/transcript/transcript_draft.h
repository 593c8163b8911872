#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/transcribe/reading.h"
#include "core/transcribe/taking.h"

namespace redoubt::editor {

class Session;

/// A text that is being imported, with all that a person said of it. Nothing of it is in the battle yet.
struct TranscriptDraft {
  QString title;  ///< the name of its file, or what stands for pasted text
  QString text;
  std::optional<transcribe::TextForm> form{};  ///< nothing: told by the text
  std::vector<transcribe::Correction> corrections{};
  std::vector<model::Reading> meanings{};  ///< which unit, leader or zone words are; with ids
  Id<model::Scenario> scenario{};
  Id<model::Variant> variant{};
  std::optional<Id<model::Source>> source{};
  QString newSource;  ///< the title of a source that the battle doesn't have
  bool keepsText = true;
  bool makesMissing = true;

  bool operator==(const TranscriptDraft&) const = default;
};

/// What a draft says, and the edit that would take it.
struct TranscriptReading {
  transcribe::Reading reading;
  std::vector<transcribe::Outcome> outcomes;
  transcribe::TakenCounts counts;
  model::Edit edit;
  model::Battle after;  ///< the battle with it
  bool isNews = false;  ///< whether the edit says more than that there is a text
  QString fault;        ///< why the text can't be read
  double milliseconds = 0;

  /// The line of that number, or null.
  const transcribe::Line* line(int number) const;
  /// What became of an item; null for a kind of line whose items are not taken.
  const transcribe::Outcome* outcome(int line, std::size_t item) const;
};

/// Reads a draft for a battle, under the title that history will show; null when it is stopped. May be called in any
/// thread.
std::shared_ptr<const TranscriptReading> readTranscript(const TranscriptDraft& draft, const model::Battle& battle,
                                                        std::string title, const std::stop_token& stop = {});

/// The line of a draft as it is read, with the corrections in place.
QString correctedLine(const TranscriptDraft& draft, int number);
/// The lines as they stand in the text.
QString lineOf(const TranscriptDraft& draft, int number);

/// The draft of the open battle, which outlives the window that shows it; it is kept as long as the session.
class TranscriptDrafts {
 public:
  static TranscriptDraft kept(const Session& session);
  static void keep(Session& session, const TranscriptDraft& draft);
  static void discard(Session& session);
};

}  // namespace redoubt::editor
