#include "core/exchange/spreadsheet/archive_xml.h"

#include <pugixml.hpp>

namespace redoubt::exchange::spreadsheet {
namespace {

std::string_view withoutPrefix(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

}  // namespace

input::ZipReader openArchive(std::string bytes, const std::string& name, const TableLimits& limits) {
  input::ZipLimits most;
  most.archive = limits.bytes;
  most.entries = 4'000;
  most.entry = limits.bytes;
  most.total = 4 * limits.bytes;
  return input::ZipReader(std::move(bytes), name, most);
}

input::BoundedXml xmlOf(input::ZipReader& archive, const std::string& entry, const TableLimits& limits) {
  input::XmlLimits most;
  most.bytes = limits.bytes;
  most.depth = 64;
  most.nodes = 4 * limits.cells + 100'000;
  most.attributes = most.nodes;
  most.attributeBytes = limits.bytes;
  return input::BoundedXml(archive.read(entry), archive.name() + ": " + entry, most);
}

std::string_view localName(const pugi::xml_node& node) {
  return withoutPrefix(node.name());
}

std::string_view localAttribute(const pugi::xml_node& node, std::string_view name) {
  for (const pugi::xml_attribute& attribute : node.attributes()) {
    if (withoutPrefix(attribute.name()) == name) return attribute.value();
  }
  return {};
}

}  // namespace redoubt::exchange::spreadsheet
