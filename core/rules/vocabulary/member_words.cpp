#include "core/rules/vocabulary/member_words.h"

#include <initializer_list>

#include "core/base/wording.h"

namespace redoubt::rules {
namespace {

std::optional<Phrase> firstOf(std::string_view list, std::initializer_list<std::string> names) {
  for (const std::string& name : names) {
    const std::string key = "members." + std::string(list) + "." + name;
    if (wording::find("en", key)) return Phrase::of(key);
  }
  return std::nullopt;
}

std::string within(std::string_view room, std::string_view member) {
  return std::string(room) + ":" + std::string(member);
}

}  // namespace

std::string roomOf(std::string_view path) {
  std::string room;
  while (!path.empty()) {
    const std::size_t slash = path.find('/');
    const std::string_view part = path.substr(0, slash);
    if (!part.starts_with('<')) room += (room.empty() ? "" : "/") + std::string(part);
    path = slash == path.npos ? std::string_view() : path.substr(slash + 1);
  }
  return room;
}

std::optional<Phrase> memberLabel(std::string_view room, std::string_view member) {
  return firstOf("labels", {within(room, member), std::string(member)});
}

std::optional<Phrase> memberHint(std::string_view room, std::string_view member) {
  return firstOf("hints", {within(room, member), std::string(member)});
}

std::optional<Phrase> memberWord(std::string_view room, std::string_view member, std::string_view word) {
  const std::string is = "=" + std::string(word);
  return firstOf("words", {within(room, member) + is, std::string(member) + is, std::string(word)});
}

}  // namespace redoubt::rules
