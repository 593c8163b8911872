#pragma once

#include <filesystem>

#include "core/exchange/format.h"

/// Battles as tables (docs/table-format.md).
namespace redoubt::exchange {

/// Texts with separators: one that says what the others in the folder beside it are.
const Format& csvFormat();
/// A workbook of Excel.
const Format& xlsxFormat();
/// A workbook of OpenDocument, which is only read.
const Format& odsFormat();

/// Whether a folder holds such texts.
bool looksLikeTables(const std::filesystem::path& folder);

}  // namespace redoubt::exchange
