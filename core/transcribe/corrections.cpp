#include "core/transcribe/corrections.h"

#include <algorithm>

#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

// Words that go into a line stay within it.
std::string onOneLine(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\f'; }, ' ');
  return text;
}

void replaceAll(std::string& line, const std::string& words, const std::string& by) {
  for (std::size_t at = line.find(words); at != std::string::npos; at = line.find(words, at + by.size())) {
    line.replace(at, words.size(), by);
  }
}

}  // namespace

CorrectedText corrected(std::string_view text, const std::vector<Correction>& corrections) {
  CorrectedText result;
  int number = 0;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    ++number;
    const std::string former(text.substr(begin, end - begin));
    std::string line = former;
    for (const Correction& each : corrections) {
      if (each.what != Correction::What::Replace || each.words.empty() || (each.line && *each.line != number)) continue;
      replaceAll(line, each.words, onOneLine(each.by));
    }
    if (line != former)
      result.former.emplace(number, former.ends_with('\r') ? former.substr(0, former.size() - 1) : former);
    result.text += line;
    if (end < text.size()) result.text += '\n';
    begin = end + 1;
  }
  return result;
}

bool saysKindOf(const Correction& correction, std::string_view line) {
  return correction.what == Correction::What::Kind && trimmed(correction.words) == trimmed(line);
}

std::optional<LineKind> saidKind(std::string_view line, const std::vector<Correction>& corrections) {
  std::optional<LineKind> kind;
  for (const Correction& each : corrections) {
    if (saysKindOf(each, line)) kind = each.kind;
  }
  return kind;
}

std::vector<Correction> correctionsOf(const model::Battle& battle) {
  std::vector<Correction> corrections;
  for (const model::Reading& each : battle.all<model::Reading>()) {
    Correction correction;
    correction.words = each.words;
    correction.what = Correction::What::Kind;
    switch (each.kind) {
      case model::ReadingKind::Heading: correction.kind = LineKind::Heading; break;
      case model::ReadingKind::Note:
      case model::ReadingKind::Skip: correction.kind = LineKind::Note; break;
      case model::ReadingKind::Phrase:
        correction.what = Correction::What::Replace;
        correction.by = each.target;
        break;
      default: continue;
    }
    corrections.push_back(std::move(correction));
  }
  return corrections;
}

std::optional<model::Reading> readingOf(const Correction& correction) {
  if (correction.line || correction.words.empty()) return std::nullopt;
  model::Reading reading;
  reading.words = trimmed(correction.words);
  if (correction.what == Correction::What::Replace) {
    reading.words = correction.words;
    reading.kind = model::ReadingKind::Phrase;
    reading.target = correction.by;
  } else if (correction.kind == LineKind::Heading) {
    reading.kind = model::ReadingKind::Heading;
  } else if (correction.kind == LineKind::Note) {
    reading.kind = model::ReadingKind::Note;
  } else {
    return std::nullopt;
  }
  return reading;
}

}  // namespace redoubt::transcribe
