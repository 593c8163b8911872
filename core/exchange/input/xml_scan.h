#pragma once

#include <string>
#include <string_view>

#include "core/exchange/input/bounded_xml.h"

/// Private to core/exchange/input.
namespace redoubt::exchange::input {

/// Walks an XML text from tag to tag without building anything, and throws Error as BoundedXml does: for what is over a
/// limit, what XML forbids and pugixml lets pass, and for entities.
void scanXml(std::string_view text, const std::string& name, const XmlLimits& limits);

}  // namespace redoubt::exchange::input
