#include "core/rules/forces/layout_presets.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/base64.h"
#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/forces/figure_kinds.h"

namespace redoubt::rules {
namespace {

using Json = nlohmann::ordered_json;
using Shows = LayoutPart::Shows;

std::string rootOf(const std::string& layout) {
  return "counter-layout/" + layout;
}

std::string_view wordOf(Shows shows) {
  return kLayoutShows[static_cast<std::size_t>(shows)];
}

// Without what parts have anyway.
std::string jsonOf(const LayoutPart& part) {
  constexpr std::string_view kAligns[]{"left", "middle", "right"};
  constexpr std::string_view kSides[]{"both", "front", "back"};
  constexpr std::string_view kSizes[]{"any", "large", "small"};
  const LayoutPart usual;
  Json json{{"show", wordOf(part.shows)},
            {"left", part.left},
            {"top", part.top},
            {"width", part.width},
            {"height", part.height}};
  const auto add = [&](const char* name, const auto& value, const auto& otherwise) {
    if (value != otherwise) json[name] = value;
  };
  add("figure", part.figure, usual.figure);
  add("words", part.words, usual.words);
  add("symbol", part.symbol, usual.symbol);
  add("colour", part.colour, usual.colour);
  add("fill", part.fill, usual.fill);
  add("edge", part.edge, usual.edge);
  add("letters", part.letters, usual.letters);
  if (part.align != usual.align) json["align"] = kAligns[static_cast<std::size_t>(part.align)];
  add("turn", part.turn, usual.turn);
  add("round", part.round, usual.round);
  if (part.side != usual.side) json["side"] = kSides[static_cast<std::size_t>(part.side)];
  if (part.size != usual.size) json["size"] = kSizes[static_cast<std::size_t>(part.size)];
  add("with", part.with, usual.with);
  add("order", part.order, usual.order);
  return json.dump();
}

std::string quoted(const std::string& text) {
  return Json(text).dump();
}

// The figures that counters of units show, in their usual order.
std::vector<std::string> figuresOf(const model::Battle& battle, const RuleBook& book) {
  std::vector<std::string> figures;
  const auto isCounted = [&](const char* kind) {
    if (!usesFigure(book, kind)) return false;
    if (kind != std::string_view(model::kFire) || countsFirepower(book)) return true;
    const auto& rows = battle.all<model::FaceFigure>();
    return std::any_of(rows.begin(), rows.end(), [&](const model::FaceFigure& row) { return row.kind == kind; });
  };
  for (const char* kind : {model::kMorale, model::kSize, model::kFire}) {
    if (isCounted(kind)) figures.emplace_back(kind);
  }
  for (const FigureKind& kind : figureKindsOfUnits(book)) figures.push_back(kind.slug);
  return figures;
}

// Makes parts one after another, each over the last.
class Parts {
 public:
  LayoutPart& add(std::string name, Shows shows, int left, int top, int width, int height) {
    LayoutPart part;
    part.shows = shows;
    part.left = left;
    part.top = top;
    part.width = width;
    part.height = height;
    part.order = 10 * static_cast<int>(parts_.size() + 1);
    parts_.push_back({std::move(name), part});
    return parts_.back().part;
  }
  std::vector<NamedPart> take() { return std::move(parts_); }

 private:
  std::vector<NamedPart> parts_;
};

// Figures side by side.
void addRow(Parts& parts, const std::vector<std::string>& figures, int left, int top, int width, int height) {
  const int count = std::max<int>(1, static_cast<int>(figures.size()));
  for (int i = 0; i < static_cast<int>(figures.size()); ++i) {
    const std::string& figure = figures[static_cast<std::size_t>(i)];
    parts.add(figure, Shows::Figure, left + i * width / count, top, width / count, height).figure = figure;
  }
}

std::vector<NamedPart> classic(const std::vector<std::string>& figures) {
  Parts parts;
  parts.add("sash", Shows::Sash, 0, 0, 1000, 1000);
  parts.add("facing", Shows::Facing, 430, 20, 140, 50);
  parts.add("commands", Shows::Bands, 0, 0, 1000, 60);
  parts.add("name", Shows::Name, 60, 90, 880, 130).size = LayoutPart::Size::Large;
  parts.add("short", Shows::ShortName, 60, 80, 880, 200).size = LayoutPart::Size::Small;
  parts.add("mark", Shows::SizeMark, 300, 250, 400, 60).size = LayoutPart::Size::Large;
  parts.add("symbol", Shows::Symbol, 290, 290, 420, 420);
  LayoutPart& hex = parts.add("hex", Shows::Hex, 800, 440, 180, 90);
  hex.turn = 90;
  hex.size = LayoutPart::Size::Large;
  parts.add("number", Shows::Number, 60, 300, 120, 110).size = LayoutPart::Size::Large;
  parts.add("stars", Shows::Stars, 60, 420, 100, 300);
  addRow(parts, figures, 40, 720, 920, 250);
  return parts.take();
}

std::vector<NamedPart> plate(const std::vector<std::string>& figures) {
  Parts parts;
  parts.add("sash", Shows::Sash, 130, 0, 870, 1000);
  parts.add("commands", Shows::Bands, 0, 0, 130, 1000);
  parts.add("facing", Shows::Facing, 430, 20, 140, 50);
  parts.add("name", Shows::Name, 165, 100, 790, 150).size = LayoutPart::Size::Large;
  parts.add("short", Shows::ShortName, 165, 100, 800, 205).size = LayoutPart::Size::Small;
  parts.add("symbol", Shows::Symbol, 350, 300, 385, 385);
  parts.add("stars", Shows::Stars, 170, 300, 100, 400);
  LayoutPart& under = parts.add("plate", Shows::Box, 165, 715, 790, 235);
  under.fill = "cream";
  under.edge = "dark";
  under.round = 28;
  addRow(parts, figures, 165, 715, 790, 235);
  std::vector<NamedPart> made = parts.take();
  for (NamedPart& each : made) {
    if (each.part.shows == Shows::Figure) each.part.colour = "black";
  }
  return made;
}

std::vector<NamedPart> corners(const std::vector<std::string>& figures) {
  Parts parts;
  parts.add("sash", Shows::Sash, 0, 0, 1000, 1000);
  parts.add("facing", Shows::Facing, 430, 20, 140, 50);
  parts.add("symbol", Shows::Symbol, 200, 180, 600, 600);
  LayoutPart& name = parts.add("name", Shows::Name, 60, 850, 880, 120);
  name.size = LayoutPart::Size::Large;
  LayoutPart& brief = parts.add("short", Shows::ShortName, 60, 790, 880, 190);
  brief.size = LayoutPart::Size::Small;
  constexpr std::pair<int, int> kCorners[]{{40, 40}, {740, 40}, {740, 600}, {40, 600}};
  for (std::size_t i = 0; i < figures.size() && i < std::size(kCorners); ++i) {
    LayoutPart& figure = parts.add(figures[i], Shows::Figure, kCorners[i].first, kCorners[i].second, 220, 220);
    figure.figure = figures[i];
  }
  return parts.take();
}

std::string freeLayout(const RuleBook& book, const std::string& title) {
  const std::vector<std::string> taken = book.under("counter-layout");
  const std::string wanted = slugged(title).empty() ? std::string("layout") : slugged(title);
  std::string name = wanted;
  for (int i = 2; std::find(taken.begin(), taken.end(), name) != taken.end(); ++i) {
    name = wanted + "-" + std::to_string(i);
  }
  return name;
}

void setUse(RuleEdit& edit, const std::string& layout, const LayoutUse& use) {
  Json json = Json::object();
  const auto add = [&](const char* name, const LayoutUse::Names& names) {
    if (!names.empty()) json[name] = Json(names);
  };
  add("types", use.types);
  add("arms", use.arms);
  add("armies", use.armies);
  edit.set(rootOf(layout) + "/for", json.dump());
}

}  // namespace

std::vector<NamedPart> presetParts(const model::Battle& battle, const RuleBook& book, LayoutPreset preset) {
  const std::vector<std::string> figures = figuresOf(battle, book);
  switch (preset) {
    case LayoutPreset::Classic: return classic(figures);
    case LayoutPreset::Plate: return plate(figures);
    case LayoutPreset::Corners: return corners(figures);
    case LayoutPreset::Empty: break;
  }
  return {};
}

NewLayout addLayout(const model::Battle& battle, const RuleBook& book, LayoutPreset preset, const std::string& title,
                    const std::string& type, std::string editTitle) {
  NewLayout made;
  made.name = freeLayout(book, title);
  RuleEdit edit(battle, std::move(editTitle));
  edit.set(rootOf(made.name) + "/title", quoted(title));
  if (!type.empty()) setUse(edit, made.name, {{type}, {}, {}});
  for (const NamedPart& each : presetParts(battle, book, preset)) {
    edit.set(rootOf(made.name) + "/part/" + each.name, jsonOf(each.part));
  }
  made.edit = edit.take();
  return made;
}

model::Edit removeLayout(const model::Battle& battle, const RuleBook&, const std::string& name, std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  edit.strike(rootOf(name));
  return edit.take();
}

NewLayout copyLayout(const model::Battle& battle, const RuleBook& book, const std::string& name,
                     const std::string& title, std::string editTitle) {
  NewLayout made;
  made.name = freeLayout(book, title);
  const CounterLayout layout = layoutCalled(book, name);
  RuleEdit edit(battle, std::move(editTitle));
  edit.set(rootOf(made.name) + "/title", quoted(title));
  edit.set(rootOf(made.name) + "/ground", quoted(layout.ground));
  edit.set(rootOf(made.name) + "/ground-of-backs", quoted(layout.backGround));
  for (const NamedPart& each : layout.parts) {
    edit.set(rootOf(made.name) + "/part/" + each.name, jsonOf(each.part));
  }
  made.edit = edit.take();
  return made;
}

model::Edit setLayoutUse(const model::Battle& battle, const std::string& name, const LayoutUse& use,
                         std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  if (use.types.empty() && use.arms.empty() && use.armies.empty()) {
    edit.remove(rootOf(name) + "/for");
  } else {
    setUse(edit, name, use);
  }
  return edit.take();
}

model::Edit setLayoutTitle(const model::Battle& battle, const std::string& name, const std::string& title,
                           std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  edit.set(rootOf(name) + "/title", quoted(title));
  return edit.take();
}

model::Edit setLayoutGrounds(const model::Battle& battle, const std::string& name, const std::string& front,
                             const std::string& back, std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  edit.set(rootOf(name) + "/ground", quoted(front));
  edit.set(rootOf(name) + "/ground-of-backs", quoted(back));
  return edit.take();
}

model::Edit putParts(const model::Battle& battle, const std::string& layout, const std::vector<NamedPart>& parts,
                     std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  for (const NamedPart& each : parts) edit.set(rootOf(layout) + "/part/" + each.name, jsonOf(each.part));
  return edit.take();
}

model::Edit removePart(const model::Battle& battle, const std::string& layout, const std::string& part,
                       std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  edit.remove(rootOf(layout) + "/part/" + part);
  return edit.take();
}

std::string freePartName(const CounterLayout& layout, LayoutPart::Shows shows) {
  const std::string wanted(wordOf(shows));
  std::string name = wanted;
  const auto isTaken = [&] {
    return std::any_of(layout.parts.begin(), layout.parts.end(),
                       [&](const NamedPart& each) { return each.name == name; });
  };
  for (int i = 2; isTaken(); ++i) name = wanted + "-" + std::to_string(i);
  return name;
}

model::Edit putSymbol(const model::Battle& battle, const std::string& name, const OwnSymbol& symbol,
                      std::string editTitle) {
  RuleEdit edit(battle, std::move(editTitle));
  const std::string root = "counter-symbol/" + name;
  edit.inheritBelow(root);
  if (!symbol.svg.empty()) {
    edit.set(root + "/svg", quoted(symbol.svg));
  } else {
    edit.set(root + "/png", quoted(toBase64(symbol.png)));
  }
  return edit.take();
}

}  // namespace redoubt::rules
