#include "core/exchange/spreadsheet/read_workbook.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/spreadsheet/archive_xml.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr std::string_view kZip = "PK\x03\x04";
constexpr std::string_view kOldOffice = "\xD0\xCF\x11\xE0";

}  // namespace

TableKind kindOf(const std::string& bytes, const std::string& name) {
  if (bytes.starts_with(kOldOffice)) throw Error(ErrorCode::BadInput, Phrase::of("errors.spreadsheet.old"), name);
  if (!bytes.starts_with(kZip)) {
    const bool hasNul = bytes.find('\0') != std::string::npos;
    const Encoding encoding = seemingEncoding(bytes);
    const bool isWide = encoding == Encoding::Utf16Little || encoding == Encoding::Utf16Big;
    if (hasNul && !isWide) throw Error(ErrorCode::BadInput, Phrase::of("errors.spreadsheet.other"), name);
    return TableKind::Separated;
  }
  const input::ZipReader archive = openArchive(bytes, name, {});
  if (archive.contains("xl/workbook.xml")) return TableKind::Xlsx;
  if (archive.contains("content.xml")) return TableKind::Ods;
  throw Error(ErrorCode::BadInput, Phrase::of("errors.spreadsheet.other"), name);
}

Workbook readTable(std::string bytes, const std::string& name, const SeparatedForm& form, const TableLimits& limits) {
  switch (kindOf(bytes, name)) {
    case TableKind::Xlsx: return readXlsx(std::move(bytes), name, limits);
    case TableKind::Ods: return readOds(std::move(bytes), name, limits);
    case TableKind::Separated: break;
  }
  return {{readSeparated(bytes, name, form, limits).sheet}};
}

Workbook readTableFile(const std::filesystem::path& file, const SeparatedForm& form, const TableLimits& limits) {
  return readTable(input::readSource(file, limits.bytes), file.filename().string(), form, limits);
}

}  // namespace redoubt::exchange::spreadsheet
