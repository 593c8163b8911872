#include "core/exchange/json/json_folder.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/json/documents.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/json/json_layout.h"
#include "core/store/files.h"

namespace redoubt::exchange {
namespace fs = std::filesystem;
namespace {

using Json = nlohmann::ordered_json;

// How much of a table is written anew where a row of it changed.
enum class Reach { Rows, Tables };

model::Battle imported(const fs::path& folder, const fs::path& systems) {
  JsonRead read = readJson(folder, ReadOptions{systems, false});
  if (const auto* problems = std::get_if<std::vector<Problem>>(&read)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.folder.unreadable", {{"problem", toText(problems->front())}}),
                folder.string());
  }
  return std::get<model::Battle>(std::move(read));
}

std::string member(const Json& row, const char* name, const char* otherwise = "") {
  const auto found = row.find(name);
  if (found == row.end()) return otherwise;
  return found->is_string() ? found->get<std::string>() : found->dump();
}

// What a row is known by among those of its table.
std::string identity(const std::string& table, const Json& row) {
  if (!row.is_object() || table == "battle" || table == "map") return {};
  if (table == "hex") return member(row, "terrain") + "/" + member(row, "level", "0");
  if (table == "hexside") return member(row, "kind") + "/" + member(row, "high", "none") + "/" + member(row, "owner");
  if (table == "link") return member(row, "kind");
  if (table == "translation") return member(row, "language") + "/" + member(row, "original");
  if (table == "label") return member(row, "text") + "/" + member(row, "hex");
  if (table == "symbol") return member(row, "kind") + "/" + member(row, "hex");
  if (table == "waiver") return member(row, "code") + "/" + member(row, "subject");
  for (const char* name : {"slug", "id", "name", "title", "picture", "text"}) {
    if (row.contains(name)) return std::string(name) + "/" + member(row, name);
  }
  return row.dump();
}

using Named = std::map<std::string, Json>;

Named named(const std::string& table, const Json& rows) {
  Named found;
  for (const Json& row : rows) {
    std::string name = identity(table, row);
    while (found.contains(name)) name += "'";
    found.emplace(std::move(name), row);
  }
  return found;
}

class Folder {
 public:
  explicit Folder(const fs::path& folder) {
    for (const fs::path& file : jsonFiles(folder)) {
      files_.push_back({file, Json::parse(input::readSource(file, kMaxInput), nullptr, false), false});
    }
  }

  // Makes of what `before` is in the files what `after` is; both are whole battles in one form.
  void change(const Json& before, const Json& after, Reach reach) {
    std::set<std::string> tables;
    for (const Json* each : {&before, &after}) {
      for (const auto& item : each->items()) {
        if (item.value().is_array()) tables.insert(item.key());
      }
    }
    for (const std::string& table : tables) {
      const Json none = Json::array();
      const Json& old = before.contains(table) ? before[table] : none;
      const Json& now = after.contains(table) ? after[table] : none;
      if (old == now) continue;
      const Named were = named(table, old);
      const Named are = named(table, now);
      if (reach == Reach::Tables) {
        for (const auto& [name, row] : were) take(table, name, nullptr);
      }
      for (const auto& [name, row] : were) {
        if (!are.contains(name)) take(table, name, nullptr);
      }
      std::string last;
      for (const Json& row : now) {
        const std::string name = identity(table, row);
        const auto was = were.find(name);
        const bool isSame = reach == Reach::Rows && was != were.end() && was->second == row;
        if (!isSame && !take(table, name, &row)) add(table, row, last);
        last = name;
      }
    }
  }

  std::vector<fs::path> write(const fs::path& folder) const {
    std::vector<fs::path> written;
    for (const File& each : files_) {
      if (!each.isChanged) continue;
      store::writeFile(folder / each.path.filename(), laidOut(each.json));
      written.push_back(each.path);
    }
    return written;
  }

 private:
  struct File {
    fs::path path;
    Json json;
    bool isChanged = false;
  };

  // Puts a row (none: nothing) where the first of that name is, and takes all others away. False: there was none.
  bool take(const std::string& table, const std::string& name, const Json* row) {
    bool isFound = false;
    for (File& file : files_) {
      if (!file.json.is_object() || !file.json.contains(table)) continue;
      Json kept = Json::array();
      bool isTouched = false;
      for (Json& each : file.json[table]) {
        if (identity(table, each) != name) {
          kept.push_back(std::move(each));
          continue;
        }
        isTouched = true;
        if (row && !isFound) kept.push_back(*row);
        isFound = true;
      }
      file.json[table] = std::move(kept);
      file.isChanged = file.isChanged || isTouched;
      if (isTouched && file.json[table].empty()) file.json.erase(table);
    }
    return isFound;
  }

  // How much of its like a file has.
  static std::size_t likeness(const File& file, const std::string& table, const Json& row) {
    if (!file.json.is_object() || !file.json.contains(table)) return 0;
    std::size_t count = 1;
    for (const Json& each : file.json[table]) {
      const bool isOfArmy = each.contains("army") && row.contains("army") && each["army"] == row["army"];
      count += isOfArmy ? 1000 : 1;
    }
    return count;
  }

  void add(const std::string& table, const Json& row, const std::string& after) {
    const auto best = std::max_element(files_.begin(), files_.end(), [&](const File& a, const File& b) {
      return likeness(a, table, row) < likeness(b, table, row);
    });
    File& file = likeness(*best, table, row) > 0 ? *best : files_.front();
    Json& rows = file.json[table];
    if (!rows.is_array()) rows = Json::array();
    auto place =
        std::find_if(rows.begin(), rows.end(), [&](const Json& each) { return identity(table, each) == after; });
    rows.insert(place == rows.end() ? place : place + 1, row);
    file.isChanged = true;
  }

  std::vector<File> files_;
};

}  // namespace

std::optional<std::string> relaid(std::string_view text, const std::string& name) {
  const auto parsed = parseLocated(text);
  if (const auto* error = std::get_if<LocatedError>(&parsed)) {
    throw input::errorAt(name, text, error->at, error->message);
  }
  std::string laid = laidOut(Json::parse(text));
  if (laid == text) return std::nullopt;
  return laid;
}

std::vector<fs::path> exportToFolder(const model::Battle& battle, const fs::path& folder, const fs::path& systems) {
  const Json before = Json::parse(writeJson(imported(folder, systems)));
  const Json after = Json::parse(writeJson(battle));
  for (const Reach reach : {Reach::Rows, Reach::Tables}) {
    Folder files(folder);
    files.change(before, after, reach);
    const store::TemporaryFolder trial;
    // With the pictures that rows name, which may lie in folders of their own.
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string name = entry.path().filename().string();
      if (!name.starts_with('.')) fs::copy(entry.path(), trial.path() / name, fs::copy_options::recursive);
    }
    files.write(trial.path());
    const JsonRead again = readJson(trial.path(), ReadOptions{systems, false});
    const auto* read = std::get_if<model::Battle>(&again);
    if (read && *read == battle) return files.write(folder);
  }
  throw Error(ErrorCode::Refused, Phrase::of("errors.folder.otherwise"), folder.string());
}

}  // namespace redoubt::exchange
