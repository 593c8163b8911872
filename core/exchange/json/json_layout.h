#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// Private to core/exchange/json.
namespace redoubt::exchange {

/// `value` as text that people can read and compare line by line: rows on one line where they are short, 2 spaces of
/// indentation, UTF-8 as it is, a line end at the end. The object's own members and the rows of their lists each have
/// a line of their own.
std::string laidOut(const nlohmann::ordered_json& value);

}  // namespace redoubt::exchange
