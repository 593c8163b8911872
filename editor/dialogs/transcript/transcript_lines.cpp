#include "editor/dialogs/transcript/transcript_lines.h"

#include <algorithm>
#include <array>

#include "editor/session/core_words.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using transcribe::LineKind;
using transcribe::MarkRole;

bool saysItems(LineKind kind) {
  return kind == LineKind::Placement || kind == LineKind::Manifest || kind == LineKind::Schedule;
}

// Page breaks stand in the text but not in the line that was read.
int shownAt(const QString& shown, int characters) {
  int at = 0;
  for (int seen = 0; at < shown.size() && (seen < characters || shown[at] == QLatin1Char('\f')); ++at) {
    if (shown[at] != QLatin1Char('\f')) ++seen;
  }
  return at;
}

LineSpan spanOf(const transcribe::Mark& mark, const std::string& text, const QString& shown) {
  const auto characters = [&](std::size_t bytes) {
    return static_cast<int>(
        QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min(bytes, text.size()))).size());
  };
  const int begin = shownAt(shown, characters(mark.begin));
  const int end = shownAt(shown, characters(mark.end));
  return {begin, std::max(0, end - begin)};
}

LineLook lookOf(const transcribe::Line& line, const TranscriptReading& reading, const QString& shown) {
  LineLook look;
  look.kind = line.kind;
  look.goesOn = line.continues.has_value();
  for (const transcribe::Mark& mark : line.marks) look.used.push_back({spanOf(mark, line.text, shown), mark.role});
  for (const transcribe::Guess& guess : line.guesses) {
    const QString words = Words::text(guess.words);
    const int at = words.isEmpty() ? -1 : static_cast<int>(shown.indexOf(words));
    const LineSpan span =
        at < 0 ? LineSpan{0, static_cast<int>(shown.size())} : LineSpan{at, static_cast<int>(words.size())};
    look.guessed.push_back({span, TranscriptLines::guess(guess)});
  }
  look.needsLook = TranscriptLines::needsLook(line, reading);
  look.isLeft = TranscriptLines::isLeft(line, reading);
  look.isThere = TranscriptLines::isThere(line, reading);
  return look;
}

QString listed(const QStringList& parts) {
  return parts.join(QStringLiteral(", "));
}

}  // namespace

std::vector<LineLook> TranscriptLines::looks(const TranscriptDraft& draft, const TranscriptReading& reading) {
  const QStringList lines = draft.text.split(QLatin1Char('\n'));
  std::vector<LineLook> looks(static_cast<std::size_t>(lines.size()));
  for (const transcribe::Line& line : reading.reading.lines) {
    const auto at = static_cast<std::size_t>(line.number - 1);
    if (line.number < 1 || at >= looks.size()) continue;
    looks[at] = lookOf(line, reading, lines[line.number - 1]);
  }
  for (const transcribe::Correction& each : draft.corrections) {
    if (each.what != transcribe::Correction::What::Replace) continue;
    const QString words = Words::text(each.words);
    for (std::size_t k = 0; k < looks.size(); ++k) {
      const int number = static_cast<int>(k) + 1;
      if (each.line ? *each.line == number : lines[static_cast<int>(k)].contains(words)) looks[k].isCorrected = true;
    }
  }
  return looks;
}

bool TranscriptLines::isLeft(const transcribe::Guess& guess) {
  const std::string& why = guess.why.key();
  return guess.taken.empty() && why != "reading.guesses.replaces" && why != "reading.guesses.goes-on" &&
         why != "reading.guesses.list-member" && why != "reading.guesses.sentence" && why != "reading.guesses.twice";
}

bool TranscriptLines::isLeft(const transcribe::Line& line, const TranscriptReading& reading) {
  if (line.continues) return false;
  if (line.kind == LineKind::NotUnderstood) return true;
  if (saysItems(line.kind) && line.items.empty()) return true;
  if (std::any_of(line.guesses.begin(), line.guesses.end(), [](const auto& each) { return isLeft(each); })) return true;
  for (std::size_t k = 0; k < line.items.size(); ++k) {
    const auto* outcome = reading.outcome(line.number, k);
    if (outcome && outcome->fate == transcribe::Fate::Left) return true;
  }
  return false;
}

bool TranscriptLines::needsLook(const transcribe::Line& line, const TranscriptReading& reading) {
  return isLeft(line, reading) || (!line.guesses.empty() && !isThere(line, reading));
}

bool TranscriptLines::isThere(const transcribe::Line& line, const TranscriptReading& reading) {
  if (line.items.empty()) return false;
  for (std::size_t k = 0; k < line.items.size(); ++k) {
    const auto* outcome = reading.outcome(line.number, k);
    if (!outcome || outcome->fate != transcribe::Fate::There) return false;
  }
  return true;
}

QString TranscriptLines::kind(LineKind kind) {
  switch (kind) {
    case LineKind::Placement: return tr("Set-up");
    case LineKind::Manifest: return tr("Manifest");
    case LineKind::Schedule: return tr("Schedule");
    case LineKind::Heading: return tr("Heading");
    case LineKind::Table: return tr("Table");
    case LineKind::Note: return tr("Note");
    case LineKind::NotUnderstood: break;
  }
  return tr("Not understood");
}

QString TranscriptLines::letter(LineKind kind) {
  switch (kind) {
    case LineKind::Placement: return tr("S", "letter at the edge of lines of a set-up");
    case LineKind::Manifest: return tr("M", "letter at the edge of lines of a manifest");
    case LineKind::Schedule: return tr("E", "letter at the edge of lines of a schedule of entries");
    case LineKind::Heading: return tr("H", "letter at the edge of headings");
    case LineKind::Table: return tr("T", "letter at the edge of lines of a table");
    case LineKind::Note: return tr("n", "letter at the edge of notes");
    case LineKind::NotUnderstood: break;
  }
  return QStringLiteral("?");
}

QColor TranscriptLines::colour(LineKind kind) {
  const ThemeColours& c = colours();
  switch (kind) {
    case LineKind::Placement: return c.ok;
    case LineKind::Manifest: return c.accent;
    case LineKind::Schedule: return c.dark ? QColor(0xC3, 0x9B, 0xE8) : QColor(0x7A, 0x3F, 0xA8);
    case LineKind::Heading: return c.text;
    case LineKind::Table: return c.dark ? QColor(0x6F, 0xC4, 0xC4) : QColor(0x12, 0x6E, 0x74);
    case LineKind::Note: return c.third;
    case LineKind::NotUnderstood: break;
  }
  return c.error;
}

QColor TranscriptLines::colour(MarkRole role) {
  static constexpr std::array<QRgb, 10> kHues{0x2F6FD6, 0x8A4FC0, 0x2E8B57, 0x1E9AA0, 0xB8860B,
                                              0xC25A1B, 0x8A4FC0, 0xB0407A, 0x6B7280, 0x6B7280};
  const ThemeColours& c = colours();
  return mixed(c.base, QColor(kHues[static_cast<std::size_t>(role)]), c.dark ? 0.45 : 0.2);
}

QString TranscriptLines::role(MarkRole role) {
  switch (role) {
    case MarkRole::Name: return tr("unit");
    case MarkRole::Leader: return tr("leader");
    case MarkRole::Hex: return tr("hex");
    case MarkRole::Facing: return tr("facing");
    case MarkRole::Within: return tr("within");
    case MarkRole::Zone: return tr("zone");
    case MarkRole::With: return tr("with");
    case MarkRole::Turn: return tr("turn");
    case MarkRole::Count: return tr("count");
    case MarkRole::Label: break;
  }
  return tr("label");
}

QString TranscriptLines::guess(const transcribe::Guess& guess) {
  const QString why = CoreWords::text(guess.why);
  const QString words = Words::text(guess.words);
  const QString taken = Words::text(guess.taken);
  if (words.isEmpty()) return why;
  if (taken.isEmpty() || taken == words) return tr("“%1”: %2").arg(words, why);
  return tr("“%1” → %2: %3").arg(words, taken, why);
}

QString TranscriptLines::summary(const TranscriptReading& reading) {
  std::array<int, 7> kinds{};
  int guesses = 0;
  int left = 0;
  for (const transcribe::Line& line : reading.reading.lines) {
    ++kinds[static_cast<std::size_t>(line.kind)];
    guesses += static_cast<int>(line.guesses.size());
    if (line.continues) --kinds[static_cast<std::size_t>(line.kind)];
    left += isLeft(line, reading);
  }
  const auto of = [&](LineKind kind) { return kinds[static_cast<std::size_t>(kind)]; };
  QStringList parts;
  if (of(LineKind::Placement) > 0) parts << tr("%n line(s) of set-ups", nullptr, of(LineKind::Placement));
  if (of(LineKind::Manifest) > 0) parts << tr("%n line(s) of manifests", nullptr, of(LineKind::Manifest));
  if (of(LineKind::Schedule) > 0) parts << tr("%n line(s) of schedules", nullptr, of(LineKind::Schedule));
  if (of(LineKind::Heading) > 0) parts << tr("%n heading(s)", nullptr, of(LineKind::Heading));
  if (of(LineKind::Note) > 0) parts << tr("%n note(s)", nullptr, of(LineKind::Note));
  if (!reading.reading.tables.empty())
    parts << tr("%n other table(s)", nullptr, static_cast<int>(reading.reading.tables.size()));
  parts << tr("%n guess(es)", nullptr, guesses);
  parts << tr("%n line(s) left", nullptr, left);
  if (!reading.isNews) parts << tr("nothing new for the battle");
  return listed(parts);
}

QString TranscriptLines::taken(const transcribe::TakenCounts& counts) {
  QStringList parts;
  if (counts.placements > 0) parts << tr("%n placement(s)", nullptr, counts.placements);
  if (counts.units > 0) parts << tr("%n new unit(s)", nullptr, counts.units);
  if (counts.leaders > 0) parts << tr("%n new leader(s)", nullptr, counts.leaders);
  if (counts.commands > 0) parts << tr("%n new command(s)", nullptr, counts.commands);
  if (counts.poolLines > 0) parts << tr("%n line(s) of activation", nullptr, counts.poolLines);
  if (counts.entries > 0) parts << tr("%n way(s) onto the map", nullptr, counts.entries);
  if (counts.zones > 0) parts << tr("%n new zone(s)", nullptr, counts.zones);
  if (counts.rules > 0) parts << tr("%n value(s) of tables", nullptr, counts.rules);
  return parts.isEmpty() ? tr("where values come from, and what words mean") : listed(parts);
}

}  // namespace redoubt::editor
