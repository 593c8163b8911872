#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <pugixml.hpp>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/spreadsheet/archive_xml.h"
#include "core/exchange/spreadsheet/read_workbook.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr std::size_t kNoColumn = static_cast<std::size_t>(-1);
constexpr int kDaysTo1970 = 25'569;
constexpr int kDaysOf1904 = 1'462;
constexpr double kFirstDay = -693'593;  // the first of January of the year 1
constexpr double kLastDay = 2'958'466;

// "B3" as row and column from 0; the column alone is kNoColumn for other texts.
std::pair<std::size_t, std::size_t> placeOf(std::string_view reference) {
  std::size_t column = 0;
  std::size_t at = 0;
  for (; at < reference.size() && reference[at] >= 'A' && reference[at] <= 'Z' && at < 4; ++at) {
    column = column * 26 + static_cast<std::size_t>(reference[at] - 'A') + 1;
  }
  const auto row = toInteger(reference.substr(at));
  if (at == 0 || !row || *row < 1) return {0, kNoColumn};
  return {static_cast<std::size_t>(*row - 1), column - 1};
}

// The texts of an element's runs, without the readings beside them.
std::string runs(const pugi::xml_node& node) {
  std::string text;
  for (const pugi::xml_node& each : node.children()) {
    if (localName(each) == "t") text += each.text().get();
    if (localName(each) == "r") text += runs(each);
  }
  return text;
}

pugi::xml_node child(const pugi::xml_node& node, std::string_view name) {
  for (const pugi::xml_node& each : node.children()) {
    if (localName(each) == name) return each;
  }
  return {};
}

// Whether the code of a number format shows days or hours: "yyyy-mm-dd", and not "0.00 \"days\"" or "[Red]0".
bool isDateCode(std::string_view code) {
  bool isInText = false;
  bool isInBrackets = false;
  for (std::size_t at = 0; at < code.size(); ++at) {
    const char c = code[at];
    if (c == '\\') {
      ++at;
    } else if (c == '\x22') {
      isInText = !isInText;
    } else if (c == '[' || c == ']') {
      isInBrackets = c == '[';
    } else if (!isInText && !isInBrackets && std::string_view("ymdhYMDH").find(c) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

// A day as programs of spreadsheets count them, as 1794-04-04; the time of a day is left out.
std::string dateText(double serial, bool is1904) {
  auto days = static_cast<std::int64_t>(std::floor(serial)) + (is1904 ? kDaysOf1904 : 0) - kDaysTo1970;
  days += 719'468;
  const std::int64_t era = (days >= 0 ? days : days - 146'096) / 146'097;
  const std::int64_t ofEra = days - era * 146'097;
  const std::int64_t yearOfEra = (ofEra - ofEra / 1'460 + ofEra / 36'524 - ofEra / 146'096) / 365;
  const std::int64_t ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const std::int64_t month0 = (5 * ofYear + 2) / 153;
  const std::int64_t day = ofYear - (153 * month0 + 2) / 5 + 1;
  const std::int64_t month = month0 < 10 ? month0 + 3 : month0 - 9;
  const std::int64_t year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const auto padded = [](std::int64_t number, std::size_t width) {
    std::string text = std::to_string(number);
    return std::string(width > text.size() ? width - text.size() : 0, '0') + text;
  };
  return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2);
}

class XlsxReader {
 public:
  XlsxReader(std::string bytes, const std::string& name, const TableLimits& limits)
      : name_(name), limits_(limits), archive_(openArchive(std::move(bytes), name, limits)) {}

  Workbook take() {
    const std::string bookName = "xl/workbook.xml";
    readTargets("xl/_rels/workbook.xml.rels");
    readSharedTexts("xl/sharedStrings.xml");
    readStyles("xl/styles.xml");
    const input::BoundedXml book = xmlOf(archive_, bookName, limits_);
    const std::string_view date1904 = localAttribute(child(book.root(), "workbookPr"), "date1904");
    is1904_ = date1904 == "1" || date1904 == "true";
    Workbook workbook;
    for (const pugi::xml_node& sheet : child(book.root(), "sheets").children()) {
      if (localName(sheet) != "sheet") continue;
      if (workbook.sheets.size() >= limits_.sheets) {
        throw Error(ErrorCode::TooLarge,
                    Phrase::of("errors.spreadsheet.sheets", {{"most", std::to_string(limits_.sheets)}}), name_);
      }
      const auto target = targets_.find(std::string(relationOf(sheet)));
      // Sheets of charts have no cells.
      if (target == targets_.end() || target->second.find("worksheets/") == std::string::npos) continue;
      Sheet& read = workbook.sheets.emplace_back();
      read.name = localAttribute(sheet, "name");
      readSheet(read, target->second);
    }
    return workbook;
  }

 private:
  static std::string_view relationOf(const pugi::xml_node& sheet) {
    for (const pugi::xml_attribute& attribute : sheet.attributes()) {
      if (std::string_view(attribute.name()).ends_with(":id")) return attribute.value();
    }
    return {};
  }

  void readTargets(const std::string& entry) {
    if (!archive_.contains(entry)) return;
    const input::BoundedXml xml = xmlOf(archive_, entry, limits_);
    for (const pugi::xml_node& each : xml.root().children()) {
      std::string target(localAttribute(each, "Target"));
      target = target.starts_with('/') ? target.substr(1) : "xl/" + target;
      targets_.emplace(localAttribute(each, "Id"), std::move(target));
    }
  }

  void readSharedTexts(const std::string& entry) {
    if (!archive_.contains(entry)) return;
    const input::BoundedXml xml = xmlOf(archive_, entry, limits_);
    for (const pugi::xml_node& each : xml.root().children()) {
      if (localName(each) == "si") shared_.push_back(runs(each));
    }
  }

  void readStyles(const std::string& entry) {
    if (!archive_.contains(entry)) return;
    const input::BoundedXml xml = xmlOf(archive_, entry, limits_);
    std::map<std::int64_t, bool> own;
    for (const pugi::xml_node& each : child(xml.root(), "numFmts").children()) {
      own[toInteger(localAttribute(each, "numFmtId")).value_or(-1)] = isDateCode(localAttribute(each, "formatCode"));
    }
    for (const pugi::xml_node& each : child(xml.root(), "cellXfs").children()) {
      const std::int64_t format = toInteger(localAttribute(each, "numFmtId")).value_or(0);
      const auto found = own.find(format);
      const bool isUsual = (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
      isDate_.push_back(found != own.end() ? found->second : isUsual);
    }
  }

  void readSheet(Sheet& sheet, const std::string& entry) {
    const input::BoundedXml xml = xmlOf(archive_, entry, limits_);
    SheetFiller filler(sheet, name_, limits_, cells_);
    std::size_t nextRow = 0;
    for (const pugi::xml_node& row : child(xml.root(), "sheetData").children()) {
      if (localName(row) != "row") continue;
      const auto number = toInteger(localAttribute(row, "r"));
      if (number && *number >= 1) nextRow = static_cast<std::size_t>(*number - 1);
      std::size_t nextColumn = 0;
      for (const pugi::xml_node& cell : row.children()) {
        if (localName(cell) != "c") continue;
        const auto [ofRow, column] = placeOf(localAttribute(cell, "r"));
        if (column != kNoColumn) nextColumn = column;
        filler.put(nextRow, nextColumn, cellText(xml, cell));
        ++nextColumn;
      }
      ++nextRow;
    }
  }

  std::string cellText(const input::BoundedXml& xml, const pugi::xml_node& cell) const {
    const std::string_view type = localAttribute(cell, "t");
    if (type == "inlineStr") return runs(child(cell, "is"));
    const std::string_view value = child(cell, "v").text().get();
    if (type == "s") {
      const auto index = toInteger(value);
      if (!index || *index < 0 || *index >= std::ssize(shared_)) {
        throw xml.errorAt(cell, Phrase::of("errors.spreadsheet.shared"));
      }
      return shared_[static_cast<std::size_t>(*index)];
    }
    if (type == "b") return value == "1" ? "TRUE" : "FALSE";
    if (type == "str" || type == "e" || type == "d") return std::string(value);
    return numberCell(cell, value);
  }

  std::string numberCell(const pugi::xml_node& cell, std::string_view value) const {
    double number = 0;
    const auto [end, failure] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (failure != std::errc() || end != value.data() + value.size() || !std::isfinite(number))
      return std::string(value);
    const auto style = toInteger(localAttribute(cell, "s")).value_or(0);
    const bool isDate = style >= 0 && style < std::ssize(isDate_) && isDate_[static_cast<std::size_t>(style)];
    // Between 0 and 1 lie times of the day; Calc counts backwards to days that Excel doesn't have.
    const bool isDay = number >= 1 || number < 0;
    if (isDate && isDay && number > kFirstDay && number < kLastDay) return dateText(number, is1904_);
    return numberText(number);
  }

  std::string name_;
  TableLimits limits_;
  input::ZipReader archive_;
  std::map<std::string, std::string> targets_;  // by the id of the relation
  std::vector<std::string> shared_;
  std::vector<bool> isDate_;  // by style
  bool is1904_ = false;
  std::size_t cells_ = 0;
};

}  // namespace

Workbook readXlsx(std::string bytes, const std::string& name, const TableLimits& limits) {
  return XlsxReader(std::move(bytes), name, limits).take();
}

}  // namespace redoubt::exchange::spreadsheet
