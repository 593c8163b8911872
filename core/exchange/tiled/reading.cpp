#include "core/exchange/tiled/reading.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/base/text.h"

namespace redoubt::exchange::tiled {
namespace {

constexpr std::size_t kMostWarnings = 200;
constexpr std::size_t kMostCopied = 64 << 20;

// So that no file makes messages of any size.
std::string quotable(std::string_view text) {
  constexpr std::size_t kLongest = 100;
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) + 1 - begin);
}

std::optional<double> finiteNumber(std::string_view text) {
  text = trimmed(text);
  double value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

bool isHexDigits(std::string_view text) {
  return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

void Reading::warn(Phrase warning) {
  if (warnings_.size() >= kMostWarnings) return;
  if (std::find(warnings_.begin(), warnings_.end(), warning) == warnings_.end())
    warnings_.push_back(std::move(warning));
}

void Reading::warnLeftOut(const std::string& what, const std::string& owner) {
  const auto found = leftOut_.find({what, owner});
  if (found != leftOut_.end()) {
    ++found->second;
  } else if (leftOut_.size() < kMostWarnings) {
    leftOut_.emplace(std::pair(what, owner), 1);
  }
}

std::vector<Phrase> Reading::takeWarnings() {
  std::vector<Phrase> warnings = std::move(warnings_);
  for (const auto& [names, times] : leftOut_) {
    warnings.push_back(Phrase::of(
        "import.tiled.left-out",
        {{"what", quotable(names.first)}, {"owner", quotable(names.second)}, {"times", std::to_string(times)}}));
  }
  return warnings;
}

void Reading::countOne(std::size_t& count, std::size_t most, const char* key, const std::string& file) {
  if (++count > most) throw tooMany(key, most, file);
}

void Reading::countCells(std::size_t count, const std::string& file) {
  if (count > kMostCells - cells_) throw tooMany("errors.tiled.cells", kMostCells, file);
  cells_ += count;
}

void Reading::countCopied(std::size_t bytes, const std::string& file) {
  copied_ += bytes;
  if (copied_ > kMostCopied) throw tooMany("errors.tiled.copied", kMostCopied, file);
}

void Reading::countInput(std::size_t bytes, const std::string& file) {
  input_ += bytes;
  if (input_ > kMostInput) throw tooMany("errors.tiled.input", kMostInput, file);
}

void Reading::countElements(const Element& root, const std::string& file) {
  countOne(elements_, kMostElements, "errors.tiled.elements", file);
  for (const Element& child : root.children) countElements(child, file);
}

const Element* Reading::file(const std::string& path) {
  const auto known = read_.find(path);
  if (known != read_.end()) return known->second ? &*known->second : nullptr;
  if (read_.size() >= kMostFiles) throw tooMany("errors.tiled.files", kMostFiles, path);
  std::optional<Element>& element = read_[path];
  std::string text;
  try {
    text = files_(path, kMostInput - input_);
  } catch (const Error& error) {
    if (error.code() != ErrorCode::NotFound && error.code() != ErrorCode::NotRegularFile) throw;
    warn(Phrase::of("import.tiled.file", {{"file", quotable(path)}, {"reason", error.phrase()}}));
    return nullptr;
  }
  countInput(text.size(), path);
  element = parseElements(std::move(text), path);
  countElements(*element, path);
  return &*element;
}

std::optional<std::string> pathFrom(const std::string& namingFile, const std::string& path) {
  const bool hasDrive = path.size() > 1 && path[1] == ':';
  if (path.empty() || path.front() == '/' || path.front() == '\\' || hasDrive) return std::nullopt;
  return (std::filesystem::path(namingFile).parent_path() / path).lexically_normal().generic_string();
}

Error errorIn(const Element& element, const std::string& file, Phrase problem) {
  if (element.line == 0) {
    return Error(ErrorCode::BadInput,
                 Phrase::of("errors.tiled.in", {{"element", element.name}, {"problem", std::move(problem)}}), file);
  }
  return Error(ErrorCode::BadInput,
               Phrase::of("errors.tiled.at", {{"line", std::to_string(element.line)},
                                              {"element", quotable(element.name)},
                                              {"problem", std::move(problem)}}),
               file);
}

const std::string* Fields::take(std::string_view name) {
  const std::string* value = element_.field(name);
  if (value) taken_.emplace(name);
  return value;
}

void Fields::fail(Phrase problem) const {
  throw errorIn(element_, file_, std::move(problem));
}

void Fields::failValue(std::string_view name, Phrase wanted) const {
  const std::string* value = element_.field(name);
  fail(
      Phrase::of("errors.tiled.value",
                 {{"field", quotable(name)}, {"value", quotable(value ? *value : "")}, {"wanted", std::move(wanted)}}));
}

std::string Fields::text(std::string_view name, std::string otherwise) {
  const std::string* value = take(name);
  return value ? *value : std::move(otherwise);
}

int Fields::integer(std::string_view name, int otherwise, int least, int most) {
  const std::string* text = take(name);
  if (!text || trimmed(*text).empty()) return otherwise;
  const std::optional<double> value = finiteNumber(*text);
  if (!value || *value != std::floor(*value) || *value < least || *value > most) {
    failValue(name, Phrase::of("errors.tiled.wanted.integer",
                               {{"least", std::to_string(least)}, {"most", std::to_string(most)}}));
  }
  return static_cast<int>(*value);
}

double Fields::number(std::string_view name, double otherwise) {
  const std::string* text = take(name);
  if (!text || trimmed(*text).empty()) return otherwise;
  constexpr double kFarthest = 1e9;
  const std::optional<double> value = finiteNumber(*text);
  if (!value || std::abs(*value) > kFarthest) failValue(name, Phrase::of("errors.tiled.wanted.number"));
  return *value;
}

bool Fields::truth(std::string_view name, bool otherwise) {
  const std::string* value = take(name);
  if (!value || value->empty()) return otherwise;
  if (*value == "1" || *value == "true") return true;
  if (*value == "0" || *value == "false") return false;
  failValue(name, Phrase::of("errors.tiled.wanted.truth"));
}

std::optional<Colour> Fields::colour(std::string_view name) {
  const std::string* value = take(name);
  if (!value || value->empty()) return std::nullopt;
  std::string digits = value->starts_with('#') ? value->substr(1) : *value;
  std::transform(digits.begin(), digits.end(), digits.begin(),
                 [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
  if ((digits.size() == 6 || digits.size() == 8) && isHexDigits(digits)) return Colour{"#" + digits};
  reading_.warn(Phrase::of("import.tiled.colour", {{"colour", quotable(*value)}}));
  return std::nullopt;
}

std::uint32_t Fields::gid(std::string_view name) {
  const std::string* text = take(name);
  const std::optional<double> value = text ? finiteNumber(*text) : std::nullopt;
  if (!value || *value < 0 || *value > std::numeric_limits<std::uint32_t>::max() || *value != std::floor(*value)) {
    failValue(name, Phrase::of("errors.tiled.wanted.gid"));
  }
  return static_cast<std::uint32_t>(*value);
}

std::size_t Fields::word(std::string_view name, std::size_t otherwise, std::span<const std::string_view> words) {
  const std::string* value = take(name);
  if (!value || value->empty()) return otherwise;
  const auto found = std::find(words.begin(), words.end(), *value);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  failValue(name, anyOf(std::vector<Phrase>(words.begin(), words.end())));
}

const Element* Fields::child(std::string_view name) {
  taken_.emplace(name);
  return element_.child(name);
}

std::vector<const Element*> Fields::children(std::string_view name) {
  return childrenOf({name});
}

std::vector<const Element*> Fields::childrenOf(std::initializer_list<std::string_view> names) {
  std::vector<const Element*> found;
  taken_.insert(names.begin(), names.end());
  for (const Element& child : element_.children) {
    if (std::find(names.begin(), names.end(), child.name) != names.end()) found.push_back(&child);
  }
  return found;
}

void Fields::skip(std::initializer_list<std::string_view> names) {
  taken_.insert(names.begin(), names.end());
}

void Fields::finish() {
  for (const Element::Field& field : element_.fields) {
    if (!taken_.contains(field.name)) reading_.warnLeftOut(field.name, element_.name);
  }
  for (const Element& child : element_.children) {
    if (!taken_.contains(child.name)) reading_.warnLeftOut(child.name, element_.name);
  }
}

}  // namespace redoubt::exchange::tiled
