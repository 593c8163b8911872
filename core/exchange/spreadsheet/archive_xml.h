#pragma once

#include <string>
#include <string_view>

#include "core/exchange/input/bounded_xml.h"
#include "core/exchange/input/zip_reader.h"
#include "core/exchange/spreadsheet/workbook.h"

namespace pugi {
class xml_node;
}

/// What the readers of workbooks share; only files of this folder include this.
namespace redoubt::exchange::spreadsheet {

/// An archive of a workbook, within limits.
input::ZipReader openArchive(std::string bytes, const std::string& name, const TableLimits& limits);
/// An XML text of it; errors name both.
input::BoundedXml xmlOf(input::ZipReader& archive, const std::string& entry, const TableLimits& limits);

/// The name of an element without its prefix: "table-row" of "table:table-row".
std::string_view localName(const pugi::xml_node& node);
/// The value of an attribute by its name without prefix; empty if there is none.
std::string_view localAttribute(const pugi::xml_node& node, std::string_view name);

}  // namespace redoubt::exchange::spreadsheet
