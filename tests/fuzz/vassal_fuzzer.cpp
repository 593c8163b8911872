#include <cstddef>
#include <cstdint>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/exchange/input/bounded_xml.h"
#include "core/exchange/input/zip_reader.h"
#include "core/exchange/vassal/reading/counter_kinds.h"
#include "core/exchange/vassal/reading/hex_sheet.h"
#include "core/exchange/vassal/reading/image_size.h"
#include "core/exchange/vassal/reading/module_builder.h"
#include "core/exchange/vassal/reading/save.h"

namespace {

using namespace redoubt::exchange;
using namespace redoubt::exchange::vassal::reading;

// The maps of a module with boards of a size, and what lies where.
void layOut(Module& module, const std::vector<SetUpState>& setUps) {
  for (Map& map : module.maps) {
    for (Board& board : map.boards) board.size = {600, 500};
    const BoardLayout boards(map, usualBoards(map));
    const auto made = hexSheetOf(boards);
    const auto* sheet = std::get_if<HexSheet>(&made);
    for (const SetUpState& setUp : setUps) {
      for (const Standing& counter : setUp.counters) {
        boards.nameOf(counter.at);
        if (sheet) sheet->hexAt(counter.at);
      }
    }
  }
  const CounterKinds kinds(module, setUps);
  for (const SetUpState& setUp : setUps) {
    for (const Standing& counter : setUp.counters) kinds.kindOf(counter);
  }
  for (const CounterKind& kind : kinds.all()) stepOf(kind.piece);
}

void readModule(std::string_view bytes) {
  // Small enough that a module of many hexes doesn't take its time.
  const input::BoundedXml xml(std::string(bytes), "a", {.nodes = 10'000});
  Module module;
  ModuleBuilder builder(module);
  if (std::string_view(xml.root().name()).ends_with("ModuleExtension"))
    builder.addExtension(xml.root(), "a");
  else
    builder.addModule(xml.root());
  builder.finish();
  layOut(module, {stateOfStacks(module)});
}

void readGame(std::string_view bytes) {
  const Module module;
  stateOf(decodeSave(laidOpen(bytes)), module, SlotFinder(module));
}

void readPiece(std::string_view bytes) {
  Effort effort(std::uint64_t{1} << 26);
  const auto piece = decodeDefinition(bytes, effort);
  if (!piece) return;
  layersOf(*piece);
  rotationOf(*piece);
  isHidden(*piece);
  roleOf(nullptr, *piece);
  sortOf(nullptr, *piece);
  valuesOf(nullptr, *piece);
  formationOf(nullptr, *piece);
  stepOf(*piece);
}

void readArchive(std::string_view bytes) {
  input::ZipReader reader(std::string(bytes), "a", {.entry = 1 << 20, .total = 1 << 22});
  for (const std::string& name : reader.names()) imageSize(reader.read(name));
}

// The first byte says what the others are.
void readAs(std::uint8_t kind, std::string_view bytes) {
  switch (kind % 5) {
    case 0: return readModule(bytes);
    case 1: return readGame(bytes);
    case 2: return readPiece(bytes);
    case 3: return readArchive(bytes);
    default: imageSize(bytes);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  try {
    readAs(data[0], {reinterpret_cast<const char*>(data + 1), size - 1});
  } catch (const redoubt::Error&) {
  }
  return 0;
}
