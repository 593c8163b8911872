#include "core/transcribe/line_marks.h"

#include <algorithm>

namespace redoubt::transcribe {
namespace {

bool covers(const std::vector<Mark>& marks, std::size_t begin, std::size_t end) {
  return std::any_of(marks.begin(), marks.end(),
                     [&](const Mark& each) { return each.begin < end && begin < each.end; });
}

bool isOfWord(char c) {
  return static_cast<unsigned char>(c) >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
         (c >= 'a' && c <= 'z');
}

// The letter of a zone is not the first one of a name.
bool isPartOfWord(const std::string& text, std::size_t begin, std::size_t end) {
  const bool goesBefore = begin > 0 && isOfWord(text[begin]) && isOfWord(text[begin - 1]);
  return goesBefore || (end < text.size() && isOfWord(text[end - 1]) && isOfWord(text[end]));
}

void markWords(Line& line, const std::string& words, MarkRole role) {
  if (words.empty()) return;
  for (std::size_t at = line.text.find(words); at != std::string::npos; at = line.text.find(words, at + 1)) {
    if (covers(line.marks, at, at + words.size()) || isPartOfWord(line.text, at, at + words.size())) continue;
    line.marks.push_back({at, at + words.size(), role});
    return;
  }
}

}  // namespace

std::vector<std::vector<Mark>> marksInLines(std::string_view sentence, std::vector<Mark> marks,
                                            const std::vector<std::string>& lines) {
  std::sort(marks.begin(), marks.end(), [](const Mark& a, const Mark& b) { return a.begin < b.begin; });
  std::vector<std::vector<Mark>> found(lines.size());
  std::size_t line = 0;
  std::size_t from = 0;
  for (const Mark& mark : marks) {
    if (mark.begin >= mark.end || mark.end > sentence.size()) continue;
    const std::string_view words = sentence.substr(mark.begin, mark.end - mark.begin);
    std::size_t in = line;
    std::size_t at = lines.empty() ? std::string::npos : lines[in].find(words, from);
    while (at == std::string::npos && in + 1 < lines.size()) at = lines[++in].find(words);
    if (at == std::string::npos) continue;
    line = in;
    from = at + words.size();
    found[line].push_back({at, from, mark.role});
  }
  return found;
}

void markItems(Line& line) {
  for (const Item& item : line.items) {
    markWords(line, item.unit, MarkRole::Name);
    markWords(line, item.leader, MarkRole::Leader);
    markWords(line, item.hex, MarkRole::Hex);
    markWords(line, item.facing, MarkRole::Facing);
    markWords(line, item.zone, MarkRole::Zone);
    markWords(line, item.with, MarkRole::With);
  }
}

}  // namespace redoubt::transcribe
