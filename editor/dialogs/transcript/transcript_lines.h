#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "editor/dialogs/transcript/transcript_draft.h"

namespace redoubt::editor {

/// A stretch of a line in characters of its QString.
struct LineSpan {
  int begin = 0;
  int length = 0;
};

/// A line as the text shows it.
struct LineLook {
  std::optional<transcribe::LineKind> kind{};  ///< nothing for an empty one
  struct Used {
    LineSpan span;
    transcribe::MarkRole role;
  };
  std::vector<Used> used;
  struct Guessed {
    LineSpan span;
    QString tip;
  };
  std::vector<Guessed> guessed;
  bool needsLook = false;    ///< something of it was guessed that the battle doesn't say, or is left
  bool isLeft = false;       ///< something of it was not understood, or not taken
  bool isThere = false;      ///< the battle says all of it
  bool isCorrected = false;  ///< a person changed its words
  bool goesOn = false;       ///< it goes on with the sentence of the line before

  bool isTold() const { return kind.has_value(); }
};

/// What stands in the lines of a reading, in words, colours and signs.
class TranscriptLines {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::TranscriptLines)

 public:
  /// One for each line of the draft's text.
  static std::vector<LineLook> looks(const TranscriptDraft& draft, const TranscriptReading& reading);

  static bool isLeft(const transcribe::Line& line, const TranscriptReading& reading);
  /// Whether something was guessed that the battle doesn't say already, or is left.
  static bool needsLook(const transcribe::Line& line, const TranscriptReading& reading);
  /// Whether the battle says all of it already.
  static bool isThere(const transcribe::Line& line, const TranscriptReading& reading);
  /// Whether words were not taken for anything.
  static bool isLeft(const transcribe::Guess& guess);

  /// "Placement".
  static QString kind(transcribe::LineKind kind);
  /// "P": the sign of the kind at the edge of its lines.
  static QString letter(transcribe::LineKind kind);
  static QColor colour(transcribe::LineKind kind);
  static QColor colour(transcribe::MarkRole role);
  /// "unit", "hex": what words were used for.
  static QString role(transcribe::MarkRole role);
  /// "“hx 1203” → 1203: Misprint."
  static QString guess(const transcribe::Guess& guess);
  /// "12 placements, 3 units of the manifest, …".
  static QString summary(const TranscriptReading& reading);
  /// The same of what an edit made.
  static QString taken(const transcribe::TakenCounts& counts);
};

}  // namespace redoubt::editor
