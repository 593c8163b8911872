#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/exchange/output/zip_writer.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/write_xlsx.h"

namespace {

using namespace redoubt::exchange;
using namespace redoubt::exchange::spreadsheet;

// A workbook with one file of it changed, so that the fuzzer need not learn to pack.
std::string xlsxWith(const std::string& changed, std::string bytes) {
  ZipWriter archive;
  archive.add("xl/workbook.xml", "<workbook><sheets><sheet name=\"S\" r:id=\"r1\"/></sheets></workbook>");
  archive.add("xl/_rels/workbook.xml.rels",
              "<Relationships><Relationship Id=\"r1\" Target=\"worksheets/sheet1.xml\"/></Relationships>");
  archive.add("xl/worksheets/sheet1.xml",
              "<worksheet><sheetData><row><c t=\"s\" s=\"1\"><v>0</v></c></row></sheetData></worksheet>");
  archive.add(changed, std::move(bytes));
  return archive.bytes();
}

Workbook readAs(std::uint8_t kind, std::string bytes) {
  TableLimits limits;
  limits.cells = 20'000;
  switch (kind % 7) {
    case 0: return {{readSeparated(bytes, "a", {}, limits).sheet}};
    case 1: return readTable(std::move(bytes), "a", {}, limits);
    case 2: return readXlsx(xlsxWith("xl/worksheets/sheet1.xml", std::move(bytes)), "a", limits);
    case 3: return readXlsx(xlsxWith("xl/sharedStrings.xml", std::move(bytes)), "a", limits);
    case 4: return readXlsx(xlsxWith("xl/styles.xml", std::move(bytes)), "a", limits);
    case 5: return readXlsx(xlsxWith("xl/workbook.xml", std::move(bytes)), "a", limits);
    default: {
      ZipWriter archive;
      archive.add("content.xml", std::move(bytes));
      return readOds(archive.bytes(), "a", limits);
    }
  }
}

}  // namespace

// Tables of other programs: each is read or refused, and what was read is written so that it is read the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  try {
    const Workbook book = readAs(data[0], {reinterpret_cast<const char*>(data + 1), size - 1});
    if (book.sheets.empty()) return 0;
    const Sheet& sheet = book.sheets.front();
    const SeparatedForm form{Encoding::Utf8, ','};
    const Sheet again = readSeparated(writeSeparated(sheet), sheet.name, form).sheet;
    const bool isText = data[0] % 7 == 0;
    if (isText && again.rows != sheet.rows) __builtin_trap();
  } catch (const redoubt::Error&) {
  }
  return 0;
}
