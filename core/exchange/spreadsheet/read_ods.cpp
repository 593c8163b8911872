#include <algorithm>
#include <pugixml.hpp>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/spreadsheet/archive_xml.h"
#include "core/exchange/spreadsheet/read_workbook.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr const char* kContent = "content.xml";
constexpr std::size_t kMostBlanks = 1'000;

std::size_t repeats(const pugi::xml_node& node, std::string_view attribute) {
  const auto count = toInteger(localAttribute(node, attribute));
  return count && *count > 1 ? static_cast<std::size_t>(*count) : 1;
}

// The words of a paragraph; runs of blanks, tabs and line ends are elements of their own there.
void putWords(std::string& text, const pugi::xml_node& paragraph) {
  for (const pugi::xml_node& each : paragraph.children()) {
    const std::string_view name = localName(each);
    if (each.type() == pugi::node_pcdata || each.type() == pugi::node_cdata) {
      text += each.value();
    } else if (name == "s") {
      text.append(std::min(repeats(each, "c"), kMostBlanks), ' ');
    } else if (name == "tab") {
      text += '\t';
    } else if (name == "line-break") {
      text += '\n';
    } else if (name != "annotation" && name != "note") {
      putWords(text, each);
    }
  }
}

std::string shownText(const pugi::xml_node& cell) {
  std::string text;
  bool isFirst = true;
  for (const pugi::xml_node& each : cell.children()) {
    if (localName(each) != "p" && localName(each) != "h") continue;
    if (!isFirst) text += '\n';
    isFirst = false;
    putWords(text, each);
  }
  return text;
}

std::string cellText(const pugi::xml_node& cell) {
  const std::string_view type = localAttribute(cell, "value-type");
  if (type == "float" || type == "currency" || type == "percentage") return std::string(localAttribute(cell, "value"));
  if (type == "date") return std::string(localAttribute(cell, "date-value"));
  if (type == "string" && cell.first_child().empty()) return std::string(localAttribute(cell, "string-value"));
  return shownText(cell);
}

class OdsReader {
 public:
  OdsReader(std::string bytes, const std::string& name, const TableLimits& limits)
      : name_(name), limits_(limits), archive_(openArchive(std::move(bytes), name, limits)) {}

  Workbook take() {
    const input::BoundedXml xml = xmlOf(archive_, kContent, limits_);
    Workbook workbook;
    for (const pugi::xml_node& body : xml.root().children()) {
      if (localName(body) != "body") continue;
      for (const pugi::xml_node& kind : body.children()) {
        if (localName(kind) == "spreadsheet") readSheets(workbook, kind);
      }
    }
    return workbook;
  }

 private:
  void readSheets(Workbook& workbook, const pugi::xml_node& node) {
    for (const pugi::xml_node& table : node.children()) {
      if (localName(table) != "table") continue;
      if (workbook.sheets.size() >= limits_.sheets) {
        throw Error(ErrorCode::TooLarge,
                    Phrase::of("errors.spreadsheet.sheets", {{"most", std::to_string(limits_.sheets)}}), name_);
      }
      Sheet& sheet = workbook.sheets.emplace_back();
      sheet.name = localAttribute(table, "name");
      SheetFiller filler(sheet, name_, limits_, cells_);
      std::size_t row = 0;
      readRows(filler, table, row);
    }
  }

  // Rows may lie in groups and headers.
  void readRows(SheetFiller& filler, const pugi::xml_node& node, std::size_t& row) {
    for (const pugi::xml_node& each : node.children()) {
      const std::string_view name = localName(each);
      if (name == "table-row-group" || name == "table-header-rows" || name == "table-rows") {
        readRows(filler, each, row);
      } else if (name == "table-row") {
        const std::size_t times = repeats(each, "number-rows-repeated");
        // A filled row that is repeated is soon over a limit, an empty one is only passed over.
        for (std::size_t i = 0; i < times; ++i) {
          if (!readCells(filler, each, row + i)) break;
        }
        row += times;
      }
    }
  }

  // Whether there is anything in the row.
  bool readCells(SheetFiller& filler, const pugi::xml_node& node, std::size_t row) {
    std::size_t column = 0;
    bool isFilled = false;
    for (const pugi::xml_node& cell : node.children()) {
      const std::string_view name = localName(cell);
      if (name != "table-cell" && name != "covered-table-cell") continue;
      const std::size_t times = repeats(cell, "number-columns-repeated");
      const std::string text = name == "table-cell" ? cellText(cell) : std::string();
      for (std::size_t i = 0; !text.empty() && i < times; ++i) filler.put(row, column + i, text);
      isFilled = isFilled || !text.empty();
      column += times;
    }
    return isFilled;
  }

  std::string name_;
  TableLimits limits_;
  input::ZipReader archive_;
  std::size_t cells_ = 0;
};

}  // namespace

Workbook readOds(std::string bytes, const std::string& name, const TableLimits& limits) {
  return OdsReader(std::move(bytes), name, limits).take();
}

}  // namespace redoubt::exchange::spreadsheet
