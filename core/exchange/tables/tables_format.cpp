#include "core/exchange/tables/tables_format.h"

#include <fstream>

#include "core/exchange/json/importer.h"
#include "core/exchange/package.h"
#include "core/exchange/playing/played_rows.h"
#include "core/exchange/spreadsheet/separated.h"
#include "core/exchange/tables/battle_sheets.h"
#include "core/exchange/tables/table_files.h"

namespace redoubt::exchange {
namespace {

using sheets::BattleSheet;

void writePictures(const ExportJob& job, Package& package) {
  const model::Pictures named = job.battle.pictures().only(model::namedPictures(job.battle));
  for (const auto& [name, bytes] : named.files()) package.writeBeside(name, *bytes);
}

void writeTexts(const ExportJob& job, Package& package) {
  const std::string& wanted = job.options.text("separator");
  const char separator = wanted == "semicolon" ? ';' : wanted == "tab" ? '\t' : ',';
  const bool hasMark = job.options.flag("byte-mark");
  const std::vector<BattleSheet> sheets = sheets::battleSheets(job.battle);
  for (const BattleSheet& each : sheets) {
    stopIfAsked(job.watched());
    package.writeBeside(each.sheet.name + ".csv", writeSeparated(each.sheet, separator, hasMark, each.texts));
  }
  writePictures(job, package);
  const BattleSheet about = sheets::aboutSheet(job.battle, sheets, languageOf(job));
  package.writeMain(writeSeparated(about.sheet, separator, hasMark));
}

void writeBook(const ExportJob& job, Package& package) {
  std::vector<BattleSheet> sheets = sheets::battleSheets(job.battle);
  sheets.insert(sheets.begin(), sheets::aboutSheet(job.battle, sheets, languageOf(job)));
  spreadsheet::Workbook book;
  std::vector<spreadsheet::SheetStyle> styles;
  for (BattleSheet& each : sheets) {
    book.sheets.push_back(std::move(each.sheet));
    styles.push_back({true, std::move(each.texts)});
  }
  stopIfAsked(job.watched());
  writePictures(job, package);
  package.writeMain(writeXlsx(book, styles));
}

model::Battle allOf(const ExportJob& job) {
  return job.battle;
}

Imported readSheets(const ImportJob& job, const sheets::TableFiles& files) {
  stopIfAsked(job.watched());
  const ReadOptions options{job.systems, !job.options.flag("faulty-rules")};
  Documents documents;
  Problems problems;
  sheets::addSheets(documents, files.sheets, files.findFile, problems);
  if (!options.systems.empty()) addParents(documents, options.systems, kMaxInput, problems);
  JsonRead read = understood(documents, false, options, problems);
  Imported imported;
  if (auto* found = std::get_if<std::vector<Problem>>(&read)) {
    imported.problems = std::move(*found);
  } else {
    imported.battles.push_back({{}, std::get<model::Battle>(std::move(read))});
  }
  return imported;
}

Imported readTexts(const ImportJob& job) {
  return readSheets(job, sheets::readTexts(job));
}

Imported readBook(const ImportJob& job) {
  return readSheets(job, sheets::readBook(job));
}

bool isTexts(const std::filesystem::path& input, std::string_view head) {
  std::error_code failure;
  if (std::filesystem::is_directory(input, failure)) return looksLikeTables(input);
  return sheets::listsTables(head) || sheets::isTableName(input);
}

bool isXlsx(const std::filesystem::path& input, std::string_view head) {
  return head.starts_with("PK") && (input.extension() == ".xlsx" || input.extension() == ".xlsm" ||
                                    head.find("xl/worksheets/") != std::string_view::npos);
}

bool isOds(const std::filesystem::path& input, std::string_view head) {
  return head.starts_with("PK") &&
         (input.extension() == ".ods" ||
          head.substr(0, 200).find("application/vnd.oasis.opendocument.spreadsheet") != std::string_view::npos);
}

std::vector<TableCarriage> everything(Carriage out) {
  std::vector<TableCarriage> carried;
  model::forEachTable([&]<class Row>(model::RowType<Row>) { carried.push_back({Row::kTable, out, Carriage::Whole}); });
  carried.push_back({"picture", out, Carriage::Whole});
  return carried;
}

const Option kFaultyRules{.name = "faulty-rules", .kind = OptionKind::Flag, .standard = "no", .use = OptionUse::Import};
const Option kLanguage{.name = "language", .kind = OptionKind::Choice, .standard = "own", .words = {"own", "en", "pl"}};

}  // namespace

bool looksLikeTables(const std::filesystem::path& folder) {
  std::error_code failure;
  for (const auto& entry : std::filesystem::directory_iterator(folder, failure)) {
    if (sheets::isTableName(entry.path())) return true;
    if (entry.path().extension() != ".csv") continue;
    std::string head(200, '\0');
    std::ifstream in(entry.path(), std::ios::binary);
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    if (sheets::listsTables(head)) return true;
  }
  return false;
}

const Format& csvFormat() {
  static const Format format{.id = "csv",
                             .endings = {"csv", "tsv"},
                             .options = {{.name = "separator",
                                          .kind = OptionKind::Choice,
                                          .standard = "comma",
                                          .words = {"comma", "semicolon", "tab"}},
                                         {.name = "byte-mark", .kind = OptionKind::Flag, .standard = "no"},
                                         kLanguage,
                                         kFaultyRules},
                             .tables = everything(Carriage::Whole),
                             .write = writeTexts,
                             .carried = allOf,
                             .read = readTexts,
                             .comesBack = true,
                             .readBack = {{"faulty-rules", "yes"}},
                             .recognises = isTexts};
  return format;
}

const Format& xlsxFormat() {
  static const Format format{.id = "xlsx",
                             .endings = {"xlsx", "xlsm"},
                             .options = {kLanguage, kFaultyRules},
                             .tables = everything(Carriage::Whole),
                             .write = writeBook,
                             .carried = allOf,
                             .read = readBook,
                             .comesBack = true,
                             .readBack = {{"faulty-rules", "yes"}},
                             .recognises = isXlsx};
  return format;
}

const Format& odsFormat() {
  static const Format format{.id = "ods",
                             .endings = {"ods"},
                             .options = {kFaultyRules},
                             .tables = everything(Carriage::None),
                             .read = readBook,
                             .recognises = isOds};
  return format;
}

}  // namespace redoubt::exchange
