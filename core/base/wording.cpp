#include "core/base/wording.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "core/base/english_words.h"
#include "core/base/error.h"
#include "core/base/program.h"

namespace redoubt::wording {
namespace {

using Json = nlohmann::json;
using Texts = std::map<std::string, std::string, std::less<>>;

constexpr std::string_view kEnglish = "en";

// False for a value that is neither a text nor an object of such values.
bool gather(const Json& value, const std::string& key, Texts& texts) {
  if (value.is_string()) {
    texts[key] = value.get<std::string>();
    return true;
  }
  if (!value.is_object()) return false;
  const auto& items = value.items();
  return std::all_of(items.begin(), items.end(),
                     [&](const auto& item) { return gather(item.value(), key + "." + item.key(), texts); });
}

// Catalogues are never deleted, because others may keep references into them.
struct Shelf {
  std::recursive_mutex mutex;  // recursive: an error while a language is read needs the English words
  std::filesystem::path folder;
  std::map<std::string, std::unique_ptr<const Catalogue>, std::less<>> catalogues;
  std::vector<std::unique_ptr<const Catalogue>> former;
};

Shelf& shelf() {
  static Shelf known;
  return known;
}

std::filesystem::path folderOf(const Shelf& shelf) {
  return shelf.folder.empty() ? programFolder() / "../share/redoubt/words" : shelf.folder;
}

std::unique_ptr<const Catalogue> readOrNone(const std::filesystem::path& folder) {
  try {
    return std::make_unique<const Catalogue>(Catalogue::read(folder));
  } catch (const Error&) {
    return std::make_unique<const Catalogue>();
  }
}

// The values that `text` has for the placeholders of `words`; nullopt if it is another text.
std::optional<std::vector<Phrase::Argument>> argumentsIn(std::string_view text, std::string_view words) {
  std::vector<Phrase::Argument> arguments;
  for (std::size_t open = words.find('{'); open != std::string_view::npos; open = words.find('{')) {
    if (!text.starts_with(words.substr(0, open))) return std::nullopt;
    text.remove_prefix(open);
    const std::size_t close = words.find('}', open);
    const std::string_view name = words.substr(open + 1, close - open - 1);
    words.remove_prefix(close + 1);
    const std::string_view next = words.substr(0, words.find('{'));
    const bool isLast = next.size() == words.size();
    if (isLast && !text.ends_with(next)) return std::nullopt;
    const std::size_t end = isLast ? text.size() - next.size() : text.find(next);
    if (end == std::string_view::npos) return std::nullopt;
    arguments.push_back({std::string(name), text.substr(0, end)});
    text.remove_prefix(end);
  }
  return text == words ? std::optional(std::move(arguments)) : std::nullopt;
}

}  // namespace

std::string_view plainCode(std::string_view language) {
  return language.substr(0, language.find_first_of("_-."));
}

Catalogue Catalogue::read(const std::filesystem::path& folder) {
  Catalogue catalogue;
  std::error_code failure;
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder, failure)) {
    if (entry.path().extension() == ".json") files.insert(entry.path());
  }
  for (const std::filesystem::path& path : files) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!catalogue.add(path.stem().string(), text)) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.input.words"), path.string());
    }
  }
  return catalogue;
}

Catalogue Catalogue::english() {
  Catalogue catalogue;
  for (const EnglishFile& file : englishFiles()) catalogue.add(std::string(file.name), file.json);
  return catalogue;
}

bool Catalogue::add(const std::string& file, std::string_view json) {
  const Json value = Json::parse(json, nullptr, false);
  return value.is_object() && gather(value, file, texts_);
}

std::optional<std::string_view> Catalogue::find(std::string_view key) const {
  const auto found = texts_.find(key);
  return found == texts_.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

void setFolder(std::filesystem::path folder) {
  Shelf& all = shelf();
  const std::lock_guard lock(all.mutex);
  all.folder = std::move(folder);
  for (auto& [language, catalogue] : all.catalogues) all.former.push_back(std::move(catalogue));
  all.catalogues.clear();
}

std::vector<std::string> languages() {
  Shelf& all = shelf();
  const std::lock_guard lock(all.mutex);
  std::set<std::string> codes{std::string(kEnglish)};
  std::error_code failure;
  for (const auto& entry : std::filesystem::directory_iterator(folderOf(all), failure)) {
    if (entry.is_directory()) codes.insert(entry.path().filename().string());
  }
  return {codes.begin(), codes.end()};
}

const Catalogue& in(std::string_view language) {
  Shelf& all = shelf();
  const std::lock_guard lock(all.mutex);
  const std::string_view code = plainCode(language);
  auto found = all.catalogues.find(code);
  if (found == all.catalogues.end()) {
    auto catalogue = code == kEnglish ? std::make_unique<const Catalogue>(Catalogue::english())
                                      : readOrNone(folderOf(all) / std::string(code));
    found = all.catalogues.emplace(std::string(code), std::move(catalogue)).first;
  }
  return *found->second;
}

std::optional<std::string_view> find(std::string_view language, std::string_view key) {
  const auto own = in(language).find(key);
  return own ? own : in(kEnglish).find(key);
}

std::optional<Phrase> recognised(std::string_view english, std::string_view file) {
  const std::string start = std::string(file) + ".";
  std::optional<Phrase> found;
  const auto& texts = in(kEnglish).all();
  for (auto at = texts.lower_bound(start); at != texts.end() && at->first.starts_with(start); ++at) {
    auto arguments = argumentsIn(english, at->second);
    if (!arguments) continue;
    found = Phrase::of(at->first, *std::move(arguments));
    if (found->arguments().empty()) break;
  }
  return found;
}

std::string filled(std::string_view text, const Arguments& arguments) {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) return result += text;
    result += text.substr(0, open);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    const auto argument = arguments.find(name);
    result += argument == arguments.end() ? "{" + std::string(name) + "}" : argument->second;
    text.remove_prefix(close + 1);
  }
  return result;
}

std::vector<std::string> placeholders(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) break;
    names.emplace_back(text.substr(open + 1, close - open - 1));
  }
  return names;
}

}  // namespace redoubt::wording
