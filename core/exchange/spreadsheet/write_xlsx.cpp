#include "core/exchange/spreadsheet/write_xlsx.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/exchange/output/element.h"
#include "core/exchange/output/zip_writer.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr std::string_view kHead = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr std::string_view kMain = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
constexpr std::string_view kRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
constexpr std::string_view kOffice = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr std::string_view kPart = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
constexpr std::size_t kLongestName = 31;
constexpr std::size_t kNarrowest = 6;
constexpr std::size_t kWidest = 60;

// The styles of cells, as stylesXml() lists them.
enum class CellStyle { Usual, Header, Text, MarkedText };

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string cutTo(std::string_view text, std::size_t most) {
  std::string cut;
  std::size_t count = 0;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    if (begins && ++count > most) break;
    cut += c;
  }
  return cut;
}

std::vector<std::string> sheetNames(const Workbook& workbook) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const Sheet& sheet : workbook.sheets) {
    std::string name;
    for (const char c : sheet.name) name += std::string_view("[]:*?/\\'").find(c) == std::string_view::npos ? c : ' ';
    const auto parts = words(name);
    name = cutTo(join({parts.begin(), parts.end()}, " "), kLongestName);
    if (name.empty()) name = std::to_string(names.size() + 1);
    std::string free = name;
    for (int number = 2; !taken.insert(folded(free).empty() ? free : folded(free)).second; ++number) {
      const std::string end = " " + std::to_string(number);
      free = cutTo(name, kLongestName - end.size()) + end;
    }
    names.push_back(std::move(free));
  }
  return names;
}

std::string element(std::string_view name, std::string_view attributes) {
  return "<" + std::string(name) + " " + std::string(attributes) + "/>";
}

std::string contentTypes(std::size_t sheets) {
  std::string text(kHead);
  text += "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">";
  text +=
      element("Default", "Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"");
  text += element("Default", "Extension=\"xml\" ContentType=\"application/xml\"");
  const auto part = [&](const std::string& name, std::string_view kind) {
    text += element("Override",
                    "PartName=\"/xl/" + name + "\" ContentType=\"" + std::string(kPart) + std::string(kind) + "+xml\"");
  };
  part("workbook.xml", "sheet.main");
  part("styles.xml", "styles");
  for (std::size_t i = 1; i <= sheets; ++i) part("worksheets/sheet" + std::to_string(i) + ".xml", "worksheet");
  return text + "</Types>";
}

std::string relation(std::size_t id, std::string_view type, const std::string& target) {
  return element("Relationship", "Id=\"rId" + std::to_string(id) + "\" Type=\"" + std::string(kOffice) + "/" +
                                     std::string(type) + "\" Target=\"" + target + "\"");
}

std::string relations(const std::string& rows) {
  std::string text(kHead);
  text += "<Relationships xmlns=\"";
  text += kRelations;
  return text + "\">" + rows + "</Relationships>";
}

std::string bookXml(const std::vector<std::string>& names) {
  std::string text(kHead);
  text += "<workbook xmlns=\"" + std::string(kMain) + "\" xmlns:r=\"" + std::string(kOffice) + "\"><sheets>";
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string id = std::to_string(i + 1);
    text += element("sheet", "name=\"" + xmlText(names[i]) + "\" sheetId=\"" + id + "\" r:id=\"rId" + id + "\"");
  }
  return text + "</sheets></workbook>";
}

std::string stylesXml() {
  std::string text(kHead);
  text += "<styleSheet xmlns=\"";
  text += kMain;
  text +=
      "\"><fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
      "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
      "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
      "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
      "<borders count=\"1\"><border/></borders><cellStyleXfs count=\"1\"><xf/></cellStyleXfs>"
      "<cellXfs count=\"4\"><xf xfId=\"0\"/><xf xfId=\"0\" fontId=\"1\" applyFont=\"1\"/>"
      "<xf xfId=\"0\" numFmtId=\"49\" applyNumberFormat=\"1\"/>"
      "<xf xfId=\"0\" numFmtId=\"49\" applyNumberFormat=\"1\" quotePrefix=\"1\"/></cellXfs></styleSheet>";
  return text;
}

std::size_t columnsOf(const Sheet& sheet) {
  std::size_t columns = 0;
  for (const Row& row : sheet.rows) columns = std::max(columns, row.size());
  return columns;
}

std::string widths(const Sheet& sheet) {
  std::string text;
  for (std::size_t column = 0; column < columnsOf(sheet); ++column) {
    std::size_t widest = kNarrowest;
    for (const Row& row : sheet.rows) {
      if (column < row.size()) widest = std::max(widest, letters(row[column]) + 2);
    }
    const std::string number = std::to_string(column + 1);
    text += element("col", "min=\"" + number + "\" max=\"" + number + "\" width=\"" +
                               std::to_string(std::min(widest, kWidest)) + "\" customWidth=\"1\"");
  }
  return text.empty() ? text : "<cols>" + text + "</cols>";
}

std::string cellXml(const std::string& text, const std::string& place, bool isHeader, bool isTextColumn) {
  if (text.empty()) return {};
  if (!isHeader && !isTextColumn && isPlainNumber(text)) {
    return "<c r=\"" + place + "\"><v>" + text + "</v></c>";
  }
  const CellStyle style = isHeader ? CellStyle::Header : seemsFormula(text) ? CellStyle::MarkedText : CellStyle::Text;
  return "<c r=\"" + place + "\" t=\"inlineStr\" s=\"" + std::to_string(static_cast<int>(style)) +
         "\"><is><t xml:space=\"preserve\">" + xmlText(text) + "</t></is></c>";
}

std::string sheetXml(const Sheet& sheet, const SheetStyle& style) {
  std::string text(kHead);
  text += "<worksheet xmlns=\"" + std::string(kMain) + "\">";
  if (style.hasHeader && !sheet.rows.empty()) {
    text +=
        "<sheetViews><sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" "
        "activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews>";
  }
  text += widths(sheet) + "<sheetData>";
  for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
    text += "<row r=\"" + std::to_string(row + 1) + "\">";
    for (std::size_t column = 0; column < sheet.rows[row].size(); ++column) {
      const bool isText = std::find(style.texts.begin(), style.texts.end(), column) != style.texts.end();
      text += cellXml(sheet.rows[row][column], cellName(row, column), style.hasHeader && row == 0, isText);
    }
    text += "</row>";
  }
  text += "</sheetData>";
  if (style.hasHeader && columnsOf(sheet) > 0) {
    text += element("autoFilter", "ref=\"A1:" + cellName(sheet.rows.size() - 1, columnsOf(sheet) - 1) + "\"");
  }
  return text + "</worksheet>";
}

}  // namespace

std::string writeXlsx(const Workbook& workbook, const std::vector<SheetStyle>& styles) {
  Workbook book = workbook;
  if (book.sheets.empty()) book.sheets.emplace_back();  // a workbook without sheets is opened by no program
  const std::size_t sheets = book.sheets.size();
  std::string rows;
  ZipWriter archive;
  for (std::size_t i = 0; i < sheets; ++i) {
    const std::string name = "worksheets/sheet" + std::to_string(i + 1) + ".xml";
    rows += relation(i + 1, "worksheet", name);
    archive.add("xl/" + name, sheetXml(book.sheets[i], i < styles.size() ? styles[i] : SheetStyle()));
  }
  rows += relation(sheets + 1, "styles", "styles.xml");
  archive.add("[Content_Types].xml", contentTypes(sheets));
  archive.add("_rels/.rels", relations(relation(1, "officeDocument", "xl/workbook.xml")));
  archive.add("xl/_rels/workbook.xml.rels", relations(rows));
  archive.add("xl/workbook.xml", bookXml(sheetNames(book)));
  archive.add("xl/styles.xml", stylesXml());
  return archive.bytes();
}

}  // namespace redoubt::exchange::spreadsheet
