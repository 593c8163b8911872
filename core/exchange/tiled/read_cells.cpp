#include <algorithm>
#include <charconv>
#include <limits>

#include "core/base/base64.h"
#include "core/exchange/input/inflate.h"
#include "core/exchange/tiled/reading.h"

namespace redoubt::exchange::tiled {
namespace {

/// How the data of a layer or of its chunks is written.
struct CellWriting {
  std::string encoding;
  std::string compression;
};

constexpr std::string_view kEncodings[] = {"", "csv", "base64"};
constexpr std::string_view kCompressions[] = {"", "zlib", "gzip", "zstd"};

[[noreturn]] void failCount(const Fields& fields, std::size_t found, std::size_t wanted) {
  fields.fail(
      Phrase::of("errors.tiled.cell-count", {{"found", std::to_string(found)}, {"wanted", std::to_string(wanted)}}));
}

std::vector<Cell> cellsOfGids(const Fields& fields, std::size_t count) {
  const std::vector<std::int64_t>& gids = fields.element().gids;
  if (gids.size() != count) failCount(fields, gids.size(), count);
  std::vector<Cell> cells;
  cells.reserve(count);
  for (const std::int64_t gid : gids) {
    if (gid < 0 || gid > std::numeric_limits<std::uint32_t>::max()) fields.fail(Phrase::of("errors.tiled.gid"));
    cells.push_back({static_cast<std::uint32_t>(gid)});
  }
  return cells;
}

// A comma behind the last one does no harm.
std::vector<Cell> cellsOfCsv(const Fields& fields, std::size_t count) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::string_view text = fields.element().text;
  std::vector<Cell> cells;
  cells.reserve(count);
  for (std::size_t at = text.find_first_not_of(kSpace); at < text.size();) {
    Cell cell;
    const auto [end, failure] = std::from_chars(text.data() + at, text.data() + text.size(), cell.value);
    if (failure != std::errc()) fields.fail(Phrase::of("errors.tiled.gid"));
    if (cells.size() == count) failCount(fields, count + 1, count);
    cells.push_back(cell);
    at = text.find_first_not_of(kSpace, static_cast<std::size_t>(end - text.data()));
    if (at == std::string_view::npos) break;
    if (text[at] != ',') fields.fail(Phrase::of("errors.tiled.gid"));
    at = text.find_first_not_of(kSpace, at + 1);
  }
  if (cells.size() != count) failCount(fields, cells.size(), count);
  return cells;
}

std::string cellBytes(const Fields& fields, const std::string& compression, std::size_t size) {
  try {
    std::optional<std::string> bytes = fromBase64(fields.element().text);
    if (!bytes) fields.fail(Phrase::of("errors.tiled.base64"));
    if (compression == "zlib") return input::unpacked(*bytes, input::Packing::Zlib, size);
    if (compression == "gzip") return input::unpacked(*bytes, input::Packing::Gzip, size);
    if (compression == "zstd") return input::unpacked(*bytes, input::Packing::Zstd, size);
    return *std::move(bytes);
  } catch (const Error& error) {
    throw Error(error.code(), error.phrase(), fields.file());
  }
}

std::vector<Cell> cellsOfBase64(const Fields& fields, const std::string& compression, std::size_t count) {
  const std::string bytes = cellBytes(fields, compression, count * 4);
  if (bytes.size() != count * 4) failCount(fields, bytes.size() / 4, count);
  std::vector<Cell> cells;
  cells.reserve(count);
  for (std::size_t i = 0; i < bytes.size(); i += 4) {
    std::uint32_t value = 0;
    for (std::size_t k = 0; k < 4; ++k) {
      value |= std::uint32_t{static_cast<unsigned char>(bytes[i + k])} << (8 * k);
    }
    cells.push_back({value});
  }
  return cells;
}

std::vector<Cell> cellsOf(const Fields& fields, const CellWriting& writing, std::size_t count) {
  fields.reading().countCells(count, fields.file());
  if (fields.element().hasGids) return cellsOfGids(fields, count);
  if (writing.encoding == "base64") return cellsOfBase64(fields, writing.compression, count);
  if (writing.encoding == "csv") return cellsOfCsv(fields, count);
  const bool isEmpty = fields.element().text.find_first_not_of(" \t\r\n") == std::string::npos;
  if (!isEmpty) fields.fail(Phrase::of("errors.tiled.encoding"));
  return std::vector<Cell>(count);
}

Chunk chunkOf(const Element& element, const CellWriting& writing, const std::string& file, Reading& reading) {
  Fields fields(element, file, reading);
  reading.countChunk(file);
  Chunk chunk;
  chunk.x = fields.integer("x", 0, -kMostLength, kMostLength);
  chunk.y = fields.integer("y", 0, -kMostLength, kMostLength);
  chunk.width = fields.integer("width", 0, 0, kMostLength);
  chunk.height = fields.integer("height", 0, 0, kMostLength);
  chunk.cells =
      cellsOf(fields, writing, static_cast<std::size_t>(chunk.width) * static_cast<std::size_t>(chunk.height));
  fields.skip({"tile"});
  fields.finish();
  return chunk;
}

}  // namespace

TileLayer tileLayer(Fields& fields, bool isInfinite) {
  Chunk whole;
  whole.width = fields.integer("width", 0, 0, kMostLength);
  whole.height = fields.integer("height", 0, 0, kMostLength);
  const auto count = static_cast<std::size_t>(whole.width) * static_cast<std::size_t>(whole.height);
  const Element* data = fields.child("data");
  TileLayer layer;
  if (!data) {
    if (isInfinite) return layer;
    fields.reading().countCells(count, fields.file());
    whole.cells.resize(count);
    layer.chunks.push_back(std::move(whole));
    return layer;
  }
  Fields dataFields(*data, fields.file(), fields.reading());
  const CellWriting writing{std::string(kEncodings[dataFields.word("encoding", 0, kEncodings)]),
                            std::string(kCompressions[dataFields.word("compression", 0, kCompressions)])};
  const std::vector<const Element*> chunks = dataFields.children("chunk");
  if (!chunks.empty() && !isInfinite) dataFields.fail(Phrase::of("errors.tiled.chunks-of-finite"));
  const bool hasText = data->text.find_first_not_of(" \t\r\n") != std::string::npos;
  if (!isInfinite || (chunks.empty() && (hasText || !data->gids.empty()))) {
    whole.cells = cellsOf(dataFields, writing, count);
    layer.chunks.push_back(std::move(whole));
  }
  for (const Element* chunk : chunks) layer.chunks.push_back(chunkOf(*chunk, writing, fields.file(), fields.reading()));
  dataFields.skip({"tile"});
  dataFields.finish();
  return layer;
}

}  // namespace redoubt::exchange::tiled
