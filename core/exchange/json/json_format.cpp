#include "core/exchange/json/json_format.h"

#include <algorithm>

#include "core/exchange/json/format.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/package.h"
#include "core/exchange/tables/tables_format.h"
#include "core/exchange/tiled_battle/tiled_format.h"

namespace redoubt::exchange {
namespace {

void writeBattleText(const ExportJob& job, Package& package) {
  package.writeMain(writeJson(job.battle));
}

model::Battle allOf(const ExportJob& job) {
  return job.battle;
}

Imported readBattleText(const ImportJob& job) {
  const ReadOptions options{job.systems, !job.options.flag("faulty-rules")};
  JsonRead read = readJson(job.input, options);
  Imported imported;
  if (auto* problems = std::get_if<std::vector<Problem>>(&read)) {
    imported.problems = std::move(*problems);
  } else {
    imported.battles.push_back({{}, std::get<model::Battle>(std::move(read))});
  }
  return imported;
}

// A folder with JSON files, or a text that begins as an object and is not known to be of another format.
bool looksLikeBattle(const std::filesystem::path& input, std::string_view head) {
  if (std::filesystem::is_directory(input)) return !looksLikeTables(input);
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos || head[first] != '{') return input.extension() == ".json";
  if (head.find(kFormatName) != std::string_view::npos) return true;
  return input.extension() == ".json" && !looksLikeTmj(head);
}

std::vector<TableCarriage> everything() {
  std::vector<TableCarriage> tables;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    tables.push_back({Row::kTable, Carriage::Whole, Carriage::Whole});
  });
  tables.push_back({"picture", Carriage::Whole, Carriage::Whole});
  return tables;
}

}  // namespace

const Format& jsonFormat() {
  static const Format format{
      .id = "json",
      .endings = {"json"},
      .options = {{.name = "faulty-rules", .kind = OptionKind::Flag, .standard = "no", .use = OptionUse::Import}},
      .tables = everything(),
      .write = writeBattleText,
      .carried = allOf,
      .read = readBattleText,
      .comesBack = true,
      .readBack = {{"faulty-rules", "yes"}},
      .recognises = looksLikeBattle};
  return format;
}

}  // namespace redoubt::exchange
