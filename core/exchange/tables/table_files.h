#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/exchange/format.h"
#include "core/exchange/spreadsheet/separated.h"
#include "core/exchange/tables/sheet_documents.h"

/// Private to core/exchange/tables: where the files of a battle lie.
namespace redoubt::exchange::sheets {

/// What was read of an input, and where the pictures lie that it names.
struct TableFiles {
  std::vector<SourceSheet> sheets;
  FindFile findFile;
};

/// The texts of a battle, given by the file that lists them, by one of them or by their folder. Throws Error.
TableFiles readTexts(const ImportJob& job);
/// A workbook of any kind. Throws Error.
TableFiles readBook(const ImportJob& job);

/// Whether a text begins as the file that lists the others does.
bool listsTables(std::string_view head);
/// Whether the name is that of a text with a table.
bool isTableName(const std::filesystem::path& file);

}  // namespace redoubt::exchange::sheets
