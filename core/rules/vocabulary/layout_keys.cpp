#include "core/rules/vocabulary/layout_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

using Part = LayoutPart;

Typed<Part::Shows> shows() {
  std::vector<std::pair<std::string, Part::Shows>> words;
  for (std::size_t i = 0; i < std::size(kLayoutShows); ++i) {
    words.emplace_back(kLayoutShows[i], static_cast<Part::Shows>(i));
  }
  return oneOf<Part::Shows>(std::move(words));
}

Typed<std::string> wordOf(std::span<const std::string_view> words) {
  return {word({words.begin(), words.end()}),
          [](const json& value) { return std::optional(value.get<std::string>()); }};
}

Typed<std::string> shade() {
  const Shape shape = rules::either({word({std::begin(kLayoutColours), std::end(kLayoutColours)}), rules::colour()});
  return {shape, [](const json& value) { return std::optional(value.get<std::string>()); }};
}

Typed<std::string> symbol() {
  return {drawing(Drawing::CounterSymbol), [](const json& value) { return std::optional(value.get<std::string>()); }};
}

Typed<Part> part() {
  const Typed<int> length = whole(0, 1000);
  return object<Part>(
      {member("show", &Part::shows, shows()), member("left", &Part::left, length), member("top", &Part::top, length),
       member("width", &Part::width, length), member("height", &Part::height, length),
       member("figure", &Part::figure, values::name(NameKind::Figure), false),
       member("words", &Part::words, text(), false), member("symbol", &Part::symbol, symbol(), false),
       member("colour", &Part::colour, shade(), false), member("fill", &Part::fill, shade(), false),
       member("edge", &Part::edge, shade(), false), member("letters", &Part::letters, text(), false),
       member("align", &Part::align,
              oneOf<Part::Align>(
                  {{"left", Part::Align::Left}, {"middle", Part::Align::Middle}, {"right", Part::Align::Right}}),
              false),
       member("turn", &Part::turn, whole(0, 359), false), member("round", &Part::round, whole(0, 500), false),
       member("side", &Part::side,
              oneOf<Part::Side>({{"both", Part::Side::Both}, {"front", Part::Side::Front}, {"back", Part::Side::Back}}),
              false),
       member("size", &Part::size,
              oneOf<Part::Size>({{"any", Part::Size::Any}, {"large", Part::Size::Large}, {"small", Part::Size::Small}}),
              false),
       member("with", &Part::with, wordOf(kLayoutShows), false), member("order", &Part::order, whole(0, 1000), false)});
}

Typed<LayoutUse> use() {
  return object<LayoutUse>({member("types", &LayoutUse::types, names(NameKind::UnitType), false),
                            member("arms", &LayoutUse::arms, names(NameKind::Arm), false),
                            member("armies", &LayoutUse::armies, names(NameKind::Army), false)});
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kLayoutTitle = family("counter-layout/<layout>/title", values::text());
const RuleFamily<LayoutUse> kLayoutFor = family("counter-layout/<layout>/for", values::use());
const RuleFamily<std::string> kLayoutGround = family("counter-layout/<layout>/ground", values::shade());
const RuleFamily<std::string> kLayoutBackGround = family("counter-layout/<layout>/ground-of-backs", values::shade());
const RuleFamily<LayoutPart> kLayoutPart = family("counter-layout/<layout>/part/<part>", values::part());
const RuleFamily<std::string> kSymbolSvg = family("counter-symbol/<symbol>/svg", values::text());
const RuleFamily<std::string> kSymbolPng = family("counter-symbol/<symbol>/png", values::text());

}  // namespace keys

std::vector<Term> terms::layouts() {
  using namespace keys;
  return termsOf(kLayoutTitle, kLayoutFor, kLayoutGround, kLayoutBackGround, kLayoutPart, kSymbolSvg, kSymbolPng);
}

}  // namespace redoubt::rules
