#include "core/transcribe/name_ranges.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/names.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

bool isLetter(std::string_view word) {
  return word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z';
}

// The numbers or letters from `a` to `b`, spelt as these are; nothing for what is no range.
std::vector<std::string> between(std::string_view a, std::string_view b) {
  std::vector<std::string> all;
  if (a.starts_with('#') && b.starts_with('#')) {
    for (const std::string& each : between(a.substr(1), b.substr(1))) all.push_back("#" + each);
    return all;
  }
  const auto from = toInteger(a);
  const auto to = toInteger(b);
  if (isDigits(a) && isDigits(b) && from && to && a.size() <= 3 && b.size() <= 3) {
    if (*from < *to && *to - *from < 60) {
      for (auto each = *from; each <= *to; ++each) {
        std::string text = std::to_string(each);
        while (text.size() < a.size() && a.front() == '0') text.insert(0, "0");
        all.push_back(text);
      }
    }
  } else if (isRoman(a) && isRoman(b) && romanValue(a) < romanValue(b)) {
    for (int each = romanValue(a); each <= romanValue(b); ++each) all.push_back(toRoman(each));
  } else if (isLetter(a) && isLetter(b) && a < b) {
    for (char each = a[0]; each <= b[0]; ++each) all.emplace_back(1, each);
  } else if (const auto first = Lexicon::get().ordinal(a), second = Lexicon::get().ordinal(b);
             first && second && a.front() >= '0' && a.front() <= '9' && *first < *second && *second - *first < 60) {
    for (int each = *first; each <= *second; ++each) {
      const int ten = each % 100;
      const char* ending = ten >= 11 && ten <= 13 ? "th"
                           : each % 10 == 1       ? "st"
                           : each % 10 == 2       ? "nd"
                           : each % 10 == 3       ? "rd"
                                                  : "th";
      all.push_back(std::to_string(each) + (a.ends_with('.') ? "." : ending));
    }
  }
  return all;
}

}  // namespace

std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> all(1);
  for (const char c : text) {
    if (c == separator) {
      all.emplace_back();
    } else {
      all.back() += c;
    }
  }
  return all;
}

std::vector<std::string> expandedComponent(const std::string& component) {
  for (std::size_t at = 1; at < component.size(); ++at) {
    const std::size_t dash = dashAt(component, at);
    if (dash == 0) continue;
    std::vector<std::string> all =
        between(std::string_view(component).substr(0, at), std::string_view(component).substr(at + dash));
    if (!all.empty()) return all;
  }
  return {component};
}

namespace {

// "1/21-3/21": both ends are paths that differ in their first component.
std::vector<std::string> expandedPaths(std::string_view word) {
  for (std::size_t at = 1; at < word.size(); ++at) {
    const std::size_t dash = dashAt(word, at);
    if (dash == 0) continue;
    const std::vector<std::string> a = parts(word.substr(0, at), '/');
    const std::vector<std::string> b = parts(word.substr(at + dash), '/');
    if (a.size() < 2 || a.size() != b.size() || !std::equal(a.begin() + 1, a.end(), b.begin() + 1)) continue;
    std::vector<std::string> all = between(a[0], b[0]);
    for (std::string& each : all) {
      for (std::size_t k = 1; k < a.size(); ++k) each += "/" + a[k];
    }
    if (!all.empty()) return all;
  }
  return {};
}

}  // namespace

std::vector<std::string> expandedWord(const std::string& word) {
  if (std::vector<std::string> all = expandedPaths(word); !all.empty()) return all;
  std::vector<std::string> all{std::string()};
  bool isFirst = true;
  for (const std::string& component : parts(word, '/')) {
    std::vector<std::string> next;
    for (const std::string& begun : all) {
      for (const std::string& each : expandedComponent(component)) next.push_back(isFirst ? each : begun + "/" + each);
    }
    all = std::move(next);
    isFirst = false;
    if (all.size() > 400) return {word};
  }
  return all;
}

std::vector<std::string> expanded(const std::string& name) {
  const std::size_t blank = name.find(' ');
  const std::string head = name.substr(0, blank);
  const std::string tail = blank == std::string::npos ? std::string() : name.substr(blank);
  std::vector<std::string> all = expandedWord(head);
  if (all.size() > 1) {
    for (std::string& each : all) each += tail;
    return all;
  }
  const std::size_t last = name.rfind(' ');
  if (last == std::string::npos) return {name};
  for (const std::string_view to : {" to ", " do ", " - ", " – "}) {
    const std::size_t at = name.rfind(to);
    if (at == std::string::npos || at + to.size() != last + 1) continue;
    const std::size_t first = name.rfind(' ', at - 1);
    if (first == std::string::npos || at == 0) continue;
    all = between(std::string_view(name).substr(first + 1, at - first - 1), std::string_view(name).substr(last + 1));
    for (std::string& each : all) each.insert(0, name.substr(0, first + 1));
    if (!all.empty()) return all;
  }
  all = expandedWord(name.substr(last + 1));
  for (std::string& each : all) each.insert(0, name.substr(0, last + 1));
  return all;
}

bool isDesignator(std::string_view word) {
  return (isDigits(word) && word.size() <= 3) || isRoman(word) || isLetter(word) ||
         (Lexicon::get().ordinal(word) && word.front() >= '0' && word.front() <= '9');
}

}  // namespace redoubt::transcribe
