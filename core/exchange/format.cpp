#include "core/exchange/format.h"

namespace redoubt::exchange {
namespace {

const Watch& nobody() {
  static const Watch kNobody;
  return kNobody;
}

}  // namespace

std::string_view toText(Carriage carriage) {
  constexpr std::string_view kWords[]{"whole", "part", "none"};
  return kWords[static_cast<std::size_t>(carriage)];
}

const Watch& ExportJob::watched() const {
  return watch ? *watch : nobody();
}

const Watch& ImportJob::watched() const {
  return watch ? *watch : nobody();
}

void stopIfAsked(const Watch& watch) {
  if (watch.stop.stop_requested()) throw Stopped();
}

}  // namespace redoubt::exchange
