#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Tables of other programs: workbooks of Excel and Calc and texts with separators, without any knowledge of battles.
namespace redoubt::exchange::spreadsheet {

using Row = std::vector<std::string>;

/// A sheet of a workbook: rows of texts in UTF-8. Rows may be shorter than others; empty ones at the end are left out.
struct Sheet {
  std::string name = {};
  std::vector<Row> rows = {};

  friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct Workbook {
  std::vector<Sheet> sheets = {};

  friend bool operator==(const Workbook&, const Workbook&) = default;
};

/// How much a table of somebody else's may hold.
struct TableLimits {
  std::size_t bytes = 64 << 20;
  std::size_t sheets = 200;
  std::size_t rows = 200'000;      ///< of one sheet
  std::size_t columns = 1'000;     ///< of one sheet
  std::size_t cells = 2'000'000;   ///< that hold something, of all sheets
  std::size_t cellBytes = 32'768;  ///< of one cell
};

/// Fills a sheet cell by cell within limits. Empty cells before others take room, and there may be four times as many
/// of both together as of those that hold something.
class SheetFiller {
 public:
  /// `name` is what errors call the file.
  SheetFiller(Sheet& sheet, std::string name, const TableLimits& limits, std::size_t& cells)
      : sheet_(sheet), name_(std::move(name)), limits_(limits), cells_(cells) {}

  /// Row and column count from 0. Throws Error TooLarge over a limit.
  void put(std::size_t row, std::size_t column, std::string text);

 private:
  Sheet& sheet_;
  std::string name_;
  const TableLimits& limits_;
  std::size_t& cells_;
  std::size_t room_ = 0;  // of the sheet, empty cells with it
};

/// "A", "Z", "AA": what programs call a column, from 0.
std::string columnLetters(std::size_t column);
/// "B3": what programs call a cell; row and column from 0.
std::string cellName(std::size_t row, std::size_t column);

/// Whether programs would reckon with a text that stands in a cell by itself: it begins with one of = + - @ or a tab,
/// and is no number.
bool seemsFormula(std::string_view text);
/// The text as it is written where a cell can't be marked as text: with an apostrophe before what seems a formula.
/// Texts that have such an apostrophe already get another, so that unescaped() gives back every text.
std::string escaped(std::string_view text);
std::string unescaped(std::string_view text);

/// Whether the text is a whole or decimal number, written in the one way in which a program would show it: "12", "-3",
/// "0.5", and not "012", "+3" or "1e5".
bool isPlainNumber(std::string_view text);

}  // namespace redoubt::exchange::spreadsheet
