#include "core/exchange/tables/table_files.h"

#include <algorithm>
#include <fstream>
#include <optional>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/json/format.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/package.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/tables/battle_sheets.h"

namespace redoubt::exchange::sheets {
namespace fs = std::filesystem;
namespace {

std::string headOf(const fs::path& file) {
  std::string head(400, '\0');
  std::ifstream in(file, std::ios::binary);
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(in.gcount()));
  return head;
}

bool isText(const fs::path& file) {
  const fs::path ending = file.extension();
  return ending == ".csv" || ending == ".tsv" || ending == ".CSV" || ending == ".TSV";
}

fs::path folderOf(fs::path main) {
  return main.replace_extension() += "-files";
}

std::vector<fs::path> textsIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(folder, failure)) {
    const bool isHidden = entry.path().filename().string().starts_with('.');
    if (!isHidden && isText(entry.path()) && fs::is_regular_file(entry.path(), failure)) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// The file that lists the tables, and their folder.
struct TextsPlace {
  std::optional<fs::path> main;
  fs::path folder;
};

TextsPlace placeOf(const fs::path& input) {
  const auto ofMain = [](const fs::path& main) {
    const fs::path own = folderOf(main);
    std::error_code failure;
    return TextsPlace{main, fs::is_directory(own, failure) ? own : fs::absolute(main).parent_path()};
  };
  if (!fs::is_directory(input)) {
    return listsTables(headOf(input)) ? ofMain(input) : TextsPlace{std::nullopt, fs::absolute(input).parent_path()};
  }
  for (const fs::path& file : textsIn(input)) {
    if (listsTables(headOf(file))) return ofMain(file);
  }
  return {std::nullopt, input};
}

SourceSheet sheetOf(const fs::path& file, std::string name, std::string shown, std::size_t& left) {
  std::string bytes = input::readSource(file, left);
  left -= bytes.size();
  if (spreadsheet::kindOf(bytes, shown) != spreadsheet::TableKind::Separated) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.spreadsheet.other"), shown);
  }
  SourceSheet source{shown, spreadsheet::readSeparated(bytes, shown, {}, sheetLimits()).sheet};
  source.sheet.name = std::move(name);
  return source;
}

// As long as an export isn't in its place its files have other names.
FindFile findIn(const Package* package, std::vector<fs::path> folders) {
  return [package, folders = std::move(folders)](const std::string& name) {
    if (package) {
      if (const auto pending = package->pending(package->reference(name))) return *pending;
    }
    for (const fs::path& folder : folders) {
      std::error_code failure;
      if (fs::exists(folder / name, failure)) return folder / name;
    }
    return folders.front() / name;
  };
}

}  // namespace

bool listsTables(std::string_view head) {
  return head.substr(0, 200).find(sheets::kFormatName) != std::string_view::npos;
}

bool isTableName(const fs::path& file) {
  const std::string key = sheetKey(file.stem().string());
  return isText(file) && (tableNamed(key) || key == kPicture);
}

TableFiles readTexts(const ImportJob& job) {
  TextsPlace place = job.package ? TextsPlace{job.input, folderOf(job.package->target())} : placeOf(job.input);
  TableFiles files;
  std::size_t left = kMaxInput;
  files.findFile = findIn(job.package, {place.folder});
  if (place.main) {
    const std::string shown = (job.package ? job.package->target() : *place.main).filename().string();
    files.sheets.push_back(sheetOf(*place.main, std::string(kAboutSheet), shown, left));
  }
  if (!job.package) {
    for (const fs::path& file : textsIn(place.folder)) {
      std::error_code failure;
      if (place.main && fs::equivalent(file, *place.main, failure)) continue;
      files.sheets.push_back(sheetOf(file, file.stem().string(), file.filename().string(), left));
    }
    return files;
  }
  for (const Table& table : tables()) {
    const std::string name = std::string(table.name) + ".csv";
    files.sheets.push_back(sheetOf(files.findFile(name), std::string(table.name), name, left));
  }
  const std::string pictures = std::string(kPicture) + ".csv";
  files.sheets.push_back(sheetOf(files.findFile(pictures), std::string(kPicture), pictures, left));
  return files;
}

TableFiles readBook(const ImportJob& job) {
  const fs::path target = job.package ? job.package->target() : job.input;
  const std::string shown = target.filename().string();
  spreadsheet::Workbook book =
      spreadsheet::readTable(input::readSource(job.input, kMaxInput), shown, {}, sheetLimits());
  TableFiles files;
  files.findFile = findIn(job.package, {folderOf(target), fs::absolute(target).parent_path()});
  for (spreadsheet::Sheet& sheet : book.sheets) {
    std::string name = shown + " [" + sheet.name + "]";
    files.sheets.push_back({std::move(name), std::move(sheet)});
  }
  return files;
}

}  // namespace redoubt::exchange::sheets
