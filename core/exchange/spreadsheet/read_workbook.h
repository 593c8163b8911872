#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/exchange/spreadsheet/separated.h"

namespace redoubt::exchange::spreadsheet {

enum class TableKind { Separated, Xlsx, Ods };

/// What the bytes of a file are: an Excel workbook, one of OpenDocument, or a text. Throws Error BadInput for other
/// archives and for binary files, such as workbooks of Excel 97.
TableKind kindOf(const std::string& bytes, const std::string& name);

/// A workbook as texts: numbers as they are stored, dates as 1794-04-04, formulas by the values that were last shown. A
/// workbook of OpenDocument with an encrypted or missing content is refused. Throws Error BadInput, TooLarge, Damaged.
Workbook readXlsx(std::string bytes, const std::string& name, const TableLimits& limits = {});
Workbook readOds(std::string bytes, const std::string& name, const TableLimits& limits = {});

/// Any of them; a text is one sheet. Throws what the others do. `form` is for texts.
Workbook readTable(std::string bytes, const std::string& name, const SeparatedForm& form = {},
                   const TableLimits& limits = {});
/// The same of a regular file, which errors call by its name. Throws what readSource() does as well.
Workbook readTableFile(const std::filesystem::path& file, const SeparatedForm& form = {},
                       const TableLimits& limits = {});

}  // namespace redoubt::exchange::spreadsheet
