#pragma once

#include <string>

#include "core/transcribe/reading.h"

namespace redoubt::transcribe {

/// `{"lines":[{"line","text","kind","items":[…],"guesses":[…]}]}`, as docs/text-import.md says; sentences in
/// `language`.
std::string toJson(const Reading& reading, std::string_view language);

}  // namespace redoubt::transcribe
