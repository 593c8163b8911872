#include "editor/cli/format_options.h"

#include "core/base/error.h"

namespace redoubt::cli {

exchange::Options::Given givenOf(const Arguments& arguments) {
  exchange::Options::Given given;
  for (const std::string& text : arguments.formatOptions) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
      throw Error(ErrorCode::BadInput, "\"" + text + "\" is no option of a format; write it as NAME=VALUE.");
    }
    given[text.substr(0, equals)] = text.substr(equals + 1);
  }
  return given;
}

}  // namespace redoubt::cli
