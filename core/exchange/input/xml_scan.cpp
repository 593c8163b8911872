#include "core/exchange/input/xml_scan.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/exchange/input/read_source.h"

namespace redoubt::exchange::input {
namespace {

constexpr std::string_view kXmlSpace = " \t\r\n";

bool isXmlCharacter(std::uint32_t code) {
  if (code == '\t' || code == '\n' || code == '\r') return true;
  return code >= 0x20 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) && code != 0xFFFE && code != 0xFFFF;
}

// "amp", "#38", "#x26".
bool isKnownEntity(std::string_view entity) {
  for (const std::string_view known : {"amp", "lt", "gt", "quot", "apos"}) {
    if (entity == known) return true;
  }
  if (!entity.starts_with('#')) return false;
  entity.remove_prefix(1);
  const int base = entity.starts_with('x') ? 16 : 10;
  if (base == 16) entity.remove_prefix(1);
  std::uint32_t code = 0;
  const auto [end, failure] = std::from_chars(entity.data(), entity.data() + entity.size(), code, base);
  return failure == std::errc() && end == entity.data() + entity.size() && isXmlCharacter(code);
}

class XmlScan {
 public:
  XmlScan(std::string_view text, const std::string& name, const XmlLimits& limits)
      : text_(text), name_(name), limits_(limits) {}

  void run() {
    while (at_ < text_.size()) {
      countNode();
      if (text_[at_] == '<') {
        markup();
      } else {
        characters();
      }
    }
    if (!open_.empty()) fail(text_.size(), Phrase::of("errors.xml.cut"));
    if (!hasRoot_) fail(text_.size(), Phrase::of("errors.xml.no-root"));
  }

 private:
  [[noreturn]] void fail(std::size_t offset, Phrase problem) const {
    throw input::errorAt(name_, text_, offset, std::move(problem));
  }
  [[noreturn]] void failLimit(const char* key, std::size_t most) const {
    throw Error(ErrorCode::TooLarge, Phrase::of(key, {{"most", std::to_string(most)}}), name_);
  }
  void countNode() {
    if (++nodes_ > limits_.nodes) failLimit("errors.xml.nodes", limits_.nodes);
  }

  bool startsWith(std::string_view mark) const { return text_.substr(at_).starts_with(mark); }

  // Passes over all up to and with `end`.
  std::string_view passOver(std::size_t from, std::string_view end) {
    const std::size_t found = text_.find(end, from);
    if (found == std::string_view::npos) fail(at_, Phrase::of("errors.xml.cut"));
    at_ = found + end.size();
    return text_.substr(from, found - from);
  }

  void markup() {
    if (startsWith("<!--")) {
      passOver(at_ + 4, "-->");
    } else if (startsWith("<![CDATA[")) {
      if (open_.empty()) fail(at_, Phrase::of("errors.xml.outside"));
      passOver(at_ + 9, "]]>");
    } else if (startsWith("<?")) {
      passOver(at_ + 2, "?>");
    } else if (startsWith("<!DOCTYPE")) {
      documentType();
    } else if (startsWith("</")) {
      endTag();
    } else {
      startTag();
    }
  }

  void documentType() {
    const std::size_t begin = at_;
    if (hasRoot_) fail(begin, Phrase::of("errors.xml.definitions"));
    const std::string_view type = passOver(at_, ">");
    if (type.find('[') != std::string_view::npos) fail(begin, Phrase::of("errors.xml.definitions"));
  }

  void characters() {
    const std::size_t end = std::min(text_.find('<', at_), text_.size());
    if (open_.empty()) {
      const std::size_t other = text_.find_first_not_of(kXmlSpace, at_);
      if (other < end) fail(other, Phrase::of("errors.xml.outside"));
    }
    entities(at_, end);
    at_ = end;
  }

  void entities(std::size_t begin, std::size_t end) const {
    const std::string_view part = text_.substr(begin, end - begin);
    for (std::size_t at = part.find('&'); at != std::string_view::npos; at = part.find('&', at + 1)) {
      constexpr std::size_t kLongest = 12;
      const std::string_view rest = part.substr(at + 1, kLongest);
      const std::size_t length = rest.find(';');
      if (length == std::string_view::npos || !isKnownEntity(rest.substr(0, length))) {
        fail(begin + at, Phrase::of("errors.xml.entity"));
      }
    }
  }

  std::string_view nameAt() {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(" \t\r\n/>=<\"'&", at_), text_.size());
    if (at_ == begin) fail(at_, Phrase::of("errors.xml.name"));
    return text_.substr(begin, at_ - begin);
  }

  void skipSpace() { at_ = std::min(text_.find_first_not_of(kXmlSpace, at_), text_.size()); }

  void endTag() {
    const std::size_t begin = at_;
    at_ += 2;
    const std::string_view name = nameAt();
    skipSpace();
    if (at_ == text_.size() || text_[at_] != '>') fail(at_, Phrase::of("errors.xml.tag"));
    ++at_;
    if (open_.empty() || open_.back() != name) fail(begin, Phrase::of("errors.xml.end-tag"));
    open_.pop_back();
  }

  void startTag() {
    const std::size_t begin = at_;
    if (open_.empty() && hasRoot_) fail(begin, Phrase::of("errors.xml.outside"));
    hasRoot_ = true;
    ++at_;
    open_.push_back(nameAt());
    if (open_.size() > limits_.depth) {
      fail(begin, Phrase::of("errors.xml.depth", {{"most", std::to_string(limits_.depth)}}));
    }
    names_.clear();
    for (;;) {
      const std::size_t before = at_;
      skipSpace();
      if (startsWith("/>")) {
        at_ += 2;
        return open_.pop_back();
      }
      if (startsWith(">")) {
        ++at_;
        return;
      }
      if (at_ == text_.size()) fail(begin, Phrase::of("errors.xml.cut"));
      if (at_ == before) fail(at_, Phrase::of("errors.xml.tag"));
      attribute();
    }
  }

  void attribute() {
    const std::size_t begin = at_;
    const std::string_view name = nameAt();
    if (std::find(names_.begin(), names_.end(), name) != names_.end()) fail(begin, Phrase::of("errors.xml.twice"));
    names_.push_back(name);
    if (names_.size() > limits_.attributesOfOne || ++attributes_ > limits_.attributes) {
      failLimit("errors.xml.attributes", std::min(limits_.attributesOfOne, limits_.attributes));
    }
    skipSpace();
    if (!startsWith("=")) fail(at_, Phrase::of("errors.xml.tag"));
    ++at_;
    skipSpace();
    if (!startsWith("\"") && !startsWith("'")) fail(at_, Phrase::of("errors.xml.tag"));
    const std::size_t from = at_ + 1;
    const std::string_view value = passOver(from, text_.substr(at_, 1));
    if (value.size() > limits_.attributeBytes) failLimit("errors.xml.attribute-bytes", limits_.attributeBytes);
    if (const std::size_t bracket = value.find('<'); bracket != std::string_view::npos) {
      fail(from + bracket, Phrase::of("errors.xml.tag"));
    }
    entities(from, from + value.size());
  }

  std::string_view text_;
  const std::string& name_;
  const XmlLimits& limits_;
  std::size_t at_ = 0;
  std::size_t nodes_ = 0;
  std::size_t attributes_ = 0;
  bool hasRoot_ = false;
  std::vector<std::string_view> open_;
  std::vector<std::string_view> names_;  // of the attributes of one tag
};

}  // namespace

void scanXml(std::string_view text, const std::string& name, const XmlLimits& limits) {
  XmlScan(text, name, limits).run();
}

}  // namespace redoubt::exchange::input
