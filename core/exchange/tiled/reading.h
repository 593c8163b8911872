#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/tiled/bounds.h"
#include "core/exchange/tiled/element.h"
#include "core/exchange/tiled/read_tiled.h"

/// Private to core/exchange/tiled: reading elements into the value.
namespace redoubt::exchange::tiled {

/// About how much memory properties take.
std::size_t weightOf(const Properties& properties);

/// What is told at the end, and how much of what is limited there has been.
class Reading {
 public:
  explicit Reading(const FileGiver& files) : files_(files) {}

  void warn(Phrase warning);
  /// A field or element that has no place.
  void warnLeftOut(const std::string& what, const std::string& owner);
  std::vector<Phrase> takeWarnings();

  /// Counts towards a limit; throws Error TooLarge, in the name of `file`, when it is passed.
  void countCells(std::size_t count, const std::string& file);
  void countChunk(const std::string& file) { countOne(chunks_, kMostChunks, "errors.tiled.chunks", file); }
  void countLayer(const std::string& file) { countOne(layers_, kMostLayers, "errors.tiled.layers", file); }
  void countObject(const std::string& file) { countOne(objects_, kMostObjects, "errors.tiled.objects", file); }
  void countPoint(const std::string& file) { countOne(points_, kMostPoints, "errors.tiled.points", file); }
  /// Bytes that an object takes over from its template, or a tileset from a file that another one was read from.
  void countCopied(std::size_t bytes, const std::string& file);
  void countInput(std::size_t bytes, const std::string& file);

  /// Whether that file has been asked for.
  bool knows(const std::string& path) const { return read_.contains(path); }
  /// Elements of one file, all of which stay in memory.
  void countElements(const Element& root, const std::string& file);
  /// The root of a further file, by its path from the map's folder; a warning and null if there is none. Files are read
  /// once.
  const Element* file(const std::string& path);

 private:
  void countOne(std::size_t& count, std::size_t most, const char* key, const std::string& file);

  const FileGiver& files_;
  std::vector<Phrase> warnings_;
  std::map<std::pair<std::string, std::string>, std::size_t> leftOut_;  // times
  std::map<std::string, std::optional<Element>> read_;
  std::size_t cells_ = 0;
  std::size_t chunks_ = 0;
  std::size_t layers_ = 0;
  std::size_t objects_ = 0;
  std::size_t points_ = 0;
  std::size_t copied_ = 0;
  std::size_t input_ = 0;
  std::size_t elements_ = 0;
};

/// The path of a file from the map's folder, where another file names it: "../sets/a.tsx" for "a.tsx" in
/// "../sets/b.tx". Nothing for absolute paths, of any system.
std::optional<std::string> pathFrom(const std::string& namingFile, const std::string& path);

/// The fields and children of one element, each asked for by name. What nobody asked for is told as left out at the
/// end.
class Fields {
 public:
  Fields(const Element& element, const std::string& file, Reading& reading)
      : element_(element), file_(file), reading_(reading) {}

  bool has(std::string_view name) const { return element_.field(name); }
  std::string text(std::string_view name, std::string otherwise = {});
  int integer(std::string_view name, int otherwise, int least, int most);
  /// A length or place: finite and at most 1e9 from 0.
  double number(std::string_view name, double otherwise);
  bool truth(std::string_view name, bool otherwise);
  /// A colour in any of Tiled's ways of writing; what is none is a warning.
  std::optional<Colour> colour(std::string_view name);
  std::uint32_t gid(std::string_view name);
  /// The place in `words` of the word that stands there; an error for any other.
  std::size_t word(std::string_view name, std::size_t otherwise, std::span<const std::string_view> words);

  const Element* child(std::string_view name);
  std::vector<const Element*> children(std::string_view name);
  std::vector<const Element*> childrenOf(std::initializer_list<std::string_view> names);

  /// Passed over on purpose.
  void skip(std::initializer_list<std::string_view> names);
  /// Tells what is left; call it last.
  void finish();

  const Element& element() const { return element_; }
  const std::string& file() const { return file_; }
  Reading& reading() const { return reading_; }

  [[noreturn]] void fail(Phrase problem) const;
  [[noreturn]] void failValue(std::string_view name, Phrase wanted) const;

 private:
  const std::string* take(std::string_view name);

  const Element& element_;
  const std::string& file_;
  Reading& reading_;
  std::set<std::string, std::less<>> taken_;
};

/// "line 3: " and the problem, or the problem alone.
Error errorIn(const Element& element, const std::string& file, Phrase problem);

/// `type` or `class`, whichever there is.
std::string className(Fields& fields);
std::optional<Image> image(Fields& owner);
Properties properties(Fields& owner, std::size_t depth = 0);
Tileset tileset(const Element& element, const std::string& file, Reading& reading);
TileLayer tileLayer(Fields& fields, bool isInfinite);

/// An object on top of what its template says; `tilesets` are the map's.
Object mapObject(const Element& element, const std::string& file, Reading& reading,
                 const std::vector<Tileset>& tilesets);
std::vector<Layer> layers(Fields& owner, bool isInfinite, const std::vector<Tileset>& tilesets, std::size_t depth);

}  // namespace redoubt::exchange::tiled
