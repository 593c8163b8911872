#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/exchange/input/zip_reader.h"
#include "core/exchange/output/zip_writer.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/write_xlsx.h"

namespace redoubt::exchange::spreadsheet {
namespace {

using Rows = std::vector<Row>;

Rows rowsOf(std::string_view bytes, const SeparatedForm& form = {}) {
  return readSeparated(bytes, "table", form).sheet.rows;
}

template <class Work>
std::string failureOf(Work&& work) {
  try {
    work();
  } catch (const Error& error) {
    return std::string(toText(error.code())) + ": " + error.context() + ": " + error.sentence();
  }
  return "none";
}

std::string archiveOf(std::initializer_list<std::pair<const char*, std::string>> entries) {
  ZipWriter archive;
  for (const auto& [name, bytes] : entries) archive.add(name, bytes);
  return archive.bytes();
}

std::string xlsxOf(const std::string& rows, const std::string& shared = "", const std::string& styles = "") {
  ZipWriter archive;
  archive.add("xl/workbook.xml",
              R"(<workbook xmlns:r="r"><sheets><sheet name="Forces" sheetId="1" r:id="rId7"/></sheets></workbook>)");
  archive.add("xl/_rels/workbook.xml.rels",
              R"(<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>)");
  archive.add("xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>");
  if (!shared.empty()) archive.add("xl/sharedStrings.xml", "<sst>" + shared + "</sst>");
  if (!styles.empty()) archive.add("xl/styles.xml", "<styleSheet>" + styles + "</styleSheet>");
  return archive.bytes();
}

std::string odsOf(const std::string& tables) {
  return archiveOf({{"content.xml",
                     "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\"><office:body>"
                     "<office:spreadsheet>" +
                         tables + "</office:spreadsheet></office:body></office:document-content>"}});
}

TEST(Separated, CellsMayHoldSeparatorsQuotesAndLines) {
  EXPECT_EQ(rowsOf("a,\"b, \"\"c\"\"\nd\",e\r\n,,f\r\n"), (Rows{{"a", "b, \"c\"\nd", "e"}, {"", "", "f"}}));
}

TEST(Separated, TheSeparatorIsTheOneThatPartsLinesEvenly) {
  EXPECT_EQ(seemingSeparator("name;commands;hex\nOaks;Left, Reserve;0101\nElms;Left;0102\n"), ';');
  EXPECT_EQ(seemingSeparator("name\tmen\n1, 2\t3\nx\t4\n"), '\t');
  EXPECT_EQ(seemingSeparator("name,men\nOaks,3\n"), ',');
  EXPECT_EQ(seemingSeparator("one\ntwo\n"), ',');
  EXPECT_EQ(rowsOf("sep=|\na|b;c\n"), (Rows{{"a", "b;c"}}));
}

TEST(Separated, EncodingsAreToldApart) {
  EXPECT_EQ(rowsOf("\xEF\xBB\xBFz\xC5\x82oto,1"), (Rows{{"złoto", "1"}}));
  EXPECT_EQ(rowsOf("Zaj\xB9"
                   "czek;\x8Claski"),
            (Rows{{"Zajączek", "Ślaski"}}))
      << "Windows-1250";
  EXPECT_EQ(rowsOf("P\xEAk;2"), (Rows{{"Pęk", "2"}})) << "one that both have, and nothing western";
  EXPECT_EQ(rowsOf("G\xE9n\xE9ral Lef\xE8vre;K\xF6ln"), (Rows{{"Général Lefèvre", "Köln"}})) << "Windows-1252";
  EXPECT_EQ(rowsOf(std::string_view("\xFF\xFE\x41\x01\t\0b\0\n\0", 10)), (Rows{{"Ł", "b"}})) << "UTF-16";
  EXPECT_EQ(rowsOf("\xB3;1", {Encoding::Windows1252, ';'}), (Rows{{"³", "1"}})) << "what a person says goes before";
}

TEST(Separated, WhatIsWrongHasItsLineAndColumn) {
  EXPECT_EQ(failureOf([] { rowsOf("a,b\nc,\"d\n"); }), "bad-input: table: line 2, column 3: this quote is not closed.");
  EXPECT_EQ(failureOf([] { rowsOf("a,b\nc,\x01"); }),
            "bad-input: table: line 2, column 3: a control character; save the table as text, XLSX or ODS.");
}

TEST(Separated, LimitsHold) {
  TableLimits limits;
  limits.rows = 2;
  EXPECT_EQ(failureOf([&] { readSeparated("a\nb\nc", "t", {}, limits); }),
            "too-large: t: a sheet in it has more than 2 rows; split it.");
  limits = {};
  limits.cellBytes = 3;
  EXPECT_EQ(failureOf([&] { readSeparated("a,bcde", "t", {}, limits); }),
            "too-large: t: the cell B1 has more than 3 bytes of text.");
}

TEST(Separated, NoProgramReckonsWithWhatIsWritten) {
  const Sheet sheet{"", {{"=1+1", "+3", "-2", "-x", "@a", "'=b", "''@c", "\ttab", "'plain", "- 1"}}};
  const std::string text = writeSeparated(sheet);
  EXPECT_EQ(text, "'=1+1,+3,-2,'-x,'@a,''=b,'''@c,'\ttab,'plain,'- 1\r\n");
  EXPECT_EQ(rowsOf(text, {{}, ','}), sheet.rows) << "and it comes back as it was";
}

TEST(Separated, WhatStandsFirstSaysNothingOfTheFile) {
  for (const char* text : {"sep=;", "sep=", "\xEF\xBB\xBFmark"}) {
    EXPECT_EQ(rowsOf(writeSeparated({"", {{text}, {"a", "b"}}}), {Encoding::Utf8, ','}), (Rows{{text}, {"a", "b"}}))
        << text;
  }
}

TEST(Xlsx, ComesBackAsItWasWritten) {
  const Workbook book{{{"Polish army", {{"Name", "Hex", "Size"}, {"1/I/2 pp", "0101", "6"}, {"=x", "1809", "-1"}}},
                       {"A/B: *", {{" blank ", "line\nend", "\"<&>"}, {}, {"", "", "0.5"}}}}};
  const std::string bytes = writeXlsx(book, {{true, {1}}});
  EXPECT_EQ(kindOf(bytes, "a"), TableKind::Xlsx);
  const Workbook read = readTable(bytes, "a");
  ASSERT_EQ(read.sheets.size(), 2U);
  EXPECT_EQ(read.sheets[0], book.sheets[0]);
  EXPECT_EQ(read.sheets[1].rows, book.sheets[1].rows);
  EXPECT_EQ(read.sheets[1].name, "A B") << "letters that Excel takes in names";
  EXPECT_EQ(bytes, writeXlsx(book, {{true, {1}}})) << "the same bytes for the same content";
}

TEST(Xlsx, NumbersAreNumbersAndTextsTexts) {
  input::ZipReader archive(writeXlsx({{{"s", {{"head"}, {"12"}, {"012"}, {"=1"}, {"1809"}}}}}), "a");
  const std::string xml = archive.read("xl/worksheets/sheet1.xml");
  EXPECT_NE(xml.find(R"(<c r="A2"><v>12</v></c>)"), std::string::npos);
  EXPECT_NE(xml.find(R"(<c r="A3" t="inlineStr" s="2">)"), std::string::npos);
  EXPECT_NE(xml.find(R"(<c r="A4" t="inlineStr" s="3">)"), std::string::npos) << "marked as text";
  EXPECT_NE(xml.find(R"(state="frozen")"), std::string::npos);
}

TEST(Xlsx, SharedTextsGapsBooleansDatesAndFormulasAreRead) {
  const Workbook book = readXlsx(
      xlsxOf(R"(<row r="2"><c r="B2" t="s"><v>1</v></c><c r="D2" s="1"><v>41365.5</v></c></row>)"
             R"(<row><c t="str"><f>1+1</f><v>two</v></c><c t="b"><v>1</v></c><c><v>0.10000000000000001</v></c></row>)",
             "<si><t>a</t></si><si><r><t>b </t></r><r><t>c</t></r><rPh><t>no</t></rPh></si>",
             R"(<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>)"),
      "a");
  EXPECT_EQ(book.sheets.at(0).name, "Forces");
  EXPECT_EQ(book.sheets[0].rows, (Rows{{}, {"", "b c", "", "2013-04-01"}, {"two", "TRUE", "0.1"}}));
}

// Calc counts days before 1900 backwards; what lies between is a time of the day.
TEST(Xlsx, DaysOfOldBattlesAreRead) {
  const Workbook book =
      readXlsx(xlsxOf(R"(<row><c s="1"><v>-38620</v></c><c s="1"><v>0.5</v></c><c s="1"><v>-1e9</v></c></row>)", {},
                      R"(<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>)"),
               "a");
  EXPECT_EQ(book.sheets.at(0).rows, (Rows{{"1794-04-04", "0.5", "-1000000000"}}));
}

TEST(Xlsx, SheetsOfEmptyCellsAreRefused) {
  TableLimits limits;
  limits.cells = 10;
  const std::string row = R"(<row><c r="T1"><v>3</v></c></row>)";
  EXPECT_NO_THROW(readXlsx(xlsxOf(row + R"(<row r="2"><c r="T2"><v>3</v></c></row>)"), "a", limits));
  EXPECT_EQ(failureOf([&] {
              readXlsx(
                  xlsxOf(row + R"(<row r="2"><c r="T2"><v>3</v></c></row><row r="3"><c r="A3"><v>3</v></c></row>)"),
                  "a", limits);
            }).substr(0, 13),
            "too-large: a:");
}

TEST(Xlsx, HostileOnesAreRefused) {
  EXPECT_EQ(
      failureOf([] { readXlsx(xlsxOf(R"(<row><c t="s"><v>3</v></c></row>)"), "a"); }),
      "bad-input: a: xl/worksheets/sheet1.xml: line 1, column 29: a cell refers to a text that the workbook lacks.");
  EXPECT_EQ(failureOf([] { readXlsx(xlsxOf(R"(<row r="1048576"><c r="A1048576"><v>3</v></c></row>)"), "a"); }),
            "too-large: a: a sheet in it has more than 200000 rows; split it.");
  EXPECT_EQ(failureOf([] { readXlsx(xlsxOf(R"(<row r="1"><c r="ZZZ1"><v>3</v></c></row>)"), "a"); }),
            "too-large: a: a sheet in it has more than 1000 columns; leave out what is not needed.");
  EXPECT_EQ(failureOf([] { readTable("\xD0\xCF\x11\xE0 old", "a"); }),
            "bad-input: a: it is a workbook of Excel 97 or one with a password; save it as XLSX, ODS or CSV.");
  EXPECT_EQ(failureOf([] {
              readTable(archiveOf({{"word/document.xml", "<a/>"}}), "a");
            }),
            "bad-input: a: it is no table that can be read; name a file of CSV, XLSX or ODS.");
}

TEST(Ods, RepeatsSpansAndGroupsAreRead) {
  const Workbook book = readTable(
      odsOf(
          R"(<table:table table:name="One"><table:table-header-rows><table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell>)"
          R"(<table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="3"><text:p>3,0</text:p></table:table-cell>)"
          R"(</table:table-row></table:table-header-rows><table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>)"
          R"(<table:table-row-group><table:table-row><table:table-cell><text:p>a<text:s text:c="2"/>b<text:span>c</text:span></text:p><text:p>d</text:p>)"
          R"(</table:table-cell><table:covered-table-cell><text:p>hidden</text:p></table:covered-table-cell></table:table-row></table:table-row-group>)"
          R"(<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>)"),
      "a");
  ASSERT_EQ(book.sheets.size(), 1U);
  EXPECT_EQ(book.sheets[0], (Sheet{"One", {{"Name", "3", "3"}, {}, {}, {"a  bc\nd"}}}));
}

TEST(Ods, RepeatedCellsAreBounded) {
  const auto repeated = [](const char* rows, const char* columns) {
    return odsOf(std::string("<table:table><table:table-row table:number-rows-repeated=\"") + rows +
                 "\"><table:table-cell table:number-columns-repeated=\"" + columns +
                 "\"><text:p>x</text:p></table:table-cell></table:table-row></table:table>");
  };
  EXPECT_EQ(failureOf([&] { readOds(repeated("1", "9000000"), "a"); }),
            "too-large: a: a sheet in it has more than 1000 columns; leave out what is not needed.");
  EXPECT_EQ(failureOf([&] { readOds(repeated("9000000", "900"), "a"); }),
            "too-large: a: it has more than 2000000 filled cells; split it.");
}

TEST(Cells, HaveTheNamesThatProgramsGiveThem) {
  EXPECT_EQ(cellName(0, 0), "A1");
  EXPECT_EQ(cellName(9, 25), "Z10");
  EXPECT_EQ(cellName(0, 26), "AA1");
  EXPECT_EQ(cellName(0, 702), "AAA1");
}

}  // namespace
}  // namespace redoubt::exchange::spreadsheet
