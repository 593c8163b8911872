#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/exchange/json/documents.h"
#include "core/exchange/spreadsheet/workbook.h"

/// Private to core/exchange/tables: sheets as the documents that the importer of JSON understands.
namespace redoubt::exchange::sheets {

/// A sheet, and what problems call it.
struct SourceSheet {
  std::string name;
  spreadsheet::Sheet sheet;
};

/// How much the sheets of a battle may hold.
spreadsheet::TableLimits sheetLimits();

/// Where the picture file lies that a sheet names.
using FindFile = std::function<std::filesystem::path(const std::string& name)>;

/// The sheets as documents, without those whose name begins with '#'. What is no sheet or column of a battle is a
/// problem, with the nearest name; so are sheets that the first one names and that are not there.
void addSheets(Documents& documents, const std::vector<SourceSheet>& sheets, const FindFile& findFile,
               Problems& problems);

/// "unit_command" of " Unit command": how names of sheets and columns are compared.
std::string sheetKey(std::string_view name);

}  // namespace redoubt::exchange::sheets
