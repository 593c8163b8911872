#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

/// Picture files that a battle brings with it: scans under its map, printed faces of its counters, boards and players'
/// aids. Rows name them by their content, so that each is kept once, however many rows name it.
namespace redoubt::model {

class Battle;

/// The longest picture, in bytes.
inline constexpr std::size_t kMaxPicture = std::size_t{256} << 20;

enum class PictureType { Png, Jpeg, Gif };

/// What the first bytes of a picture file say.
struct PictureHead {
  PictureType type = PictureType::Png;
  int width = 0;   ///< pixels, above 0
  int height = 0;  ///< likewise

  friend bool operator==(const PictureHead&, const PictureHead&) = default;
};

/// The head of a PNG (ISO/IEC 15948), JPEG (ISO/IEC 10918-1) or GIF (89a) file; nothing for other bytes, and for sizes
/// of zero or over 100,000 pixels a side.
std::optional<PictureHead> pictureHead(std::string_view bytes);

/// "image/png".
std::string_view mediaType(PictureType type);
/// "png", without a dot.
std::string_view fileEnding(PictureType type);

/// The name of a picture by its content: XXH3 of 128 bits as 32 hexadecimal digits.
std::string pictureName(std::string_view bytes);
/// Whether `text` can be such a name.
bool isPictureName(std::string_view text);

/// Picture files by name. A plain value; copies share the files.
class Pictures {
 public:
  using Bytes = std::shared_ptr<const std::string>;
  using Files = std::map<std::string, Bytes, std::less<>>;

  bool empty() const { return !files_ || files_->empty(); }
  std::size_t size() const { return files_ ? files_->size() : 0; }
  const Files& files() const&;
  const Files& files() && = delete;
  /// Null for none.
  Bytes find(std::string_view name) const;
  bool contains(std::string_view name) const { return find(name) != nullptr; }

  /// Answers its name.
  std::string add(std::string bytes);
  void add(const Pictures& others);
  /// Those of `names` that are here.
  Pictures only(const std::set<std::string>& names) const;
  /// Those that `others` lacks.
  Pictures without(const Pictures& others) const;

 private:
  std::shared_ptr<const Files> files_;  // null: none
};

/// The pictures that rows of `battle` name, whether or not it has them.
std::set<std::string> namedPictures(const Battle& battle);

}  // namespace redoubt::model
