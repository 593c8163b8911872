#include "core/rules/forces/figure_kinds.h"

#include <algorithm>
#include <cstdlib>

#include "core/model/origins.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/vocabulary/rating_keys.h"

namespace redoubt::rules {
namespace {

FigureBearer bearerOf(const RuleBook& book, const std::string& path) {
  const auto word = book.text(path + "/of");
  if (word == "units") return FigureBearer::Units;
  return word == "leaders" ? FigureBearer::Leaders : FigureBearer::Anyone;
}

FigureKind kindOf(const RuleBook& book, const std::string& slug, std::string title) {
  const std::string path = "figure/" + slug;
  FigureKind kind;
  kind.slug = slug;
  kind.shortTitle = book.text(path + "/short").value_or(title);
  kind.title = std::move(title);
  kind.of = bearerOf(book, path);
  kind.isSigned = ruleTruth(book, path + "/signed").value_or(false);
  const nlohmann::json range = parsedJson(book.json(path + "/range"));
  if (range.is_array() && range.size() == 2) {
    kind.least = wholeNumber(range[0]);
    kind.most = wholeNumber(range[1]);
  }
  return kind;
}

bool isUsed(const RuleBook& book, std::string_view figure) {
  return ruleTruth(book, "figure/" + std::string(figure) + "/on-counters").value_or(true);
}

template <class Wanted>
std::vector<FigureKind> kindsThat(const RuleBook& book, Wanted&& isWanted) {
  std::vector<FigureKind> kinds = figureKinds(book);
  std::erase_if(kinds, [&](const FigureKind& kind) { return !isWanted(kind); });
  return kinds;
}

}  // namespace

bool usesFigure(const RuleBook& book, std::string_view kind) {
  if (kind == model::kMorale) return ruleTruth(book, "figure/morale/on-counters").value_or(true);
  if (kind == model::kSize) return ruleTruth(book, "figure/size/on-counters").value_or(true);
  if (kind == model::kFire) return ruleTruth(book, "figure/fire/on-counters").value_or(true);
  return isUsed(book, kind) && book.text("figure/" + std::string(kind) + "/title");
}

bool countsFirepower(const RuleBook& book) {
  const auto ratings = keys::kRating.all(book);
  return ratings.empty() || std::any_of(ratings.begin(), ratings.end(),
                                        [](const auto& each) { return each.value.figure == model::kFire; });
}

std::vector<FigureKind> figureKinds(const RuleBook& book) {
  std::vector<FigureKind> kinds;
  for (const std::string& slug : book.under("figure")) {
    if (model::isCommonFigure(slug) || !isUsed(book, slug)) continue;
    if (auto title = book.text("figure/" + slug + "/title")) kinds.push_back(kindOf(book, slug, std::move(*title)));
  }
  const auto order = [&](const FigureKind& kind) {
    return book.integer("figure/" + kind.slug + "/order").value_or(1000);
  };
  std::stable_sort(kinds.begin(), kinds.end(),
                   [&](const FigureKind& a, const FigureKind& b) { return order(a) < order(b); });
  return kinds;
}

std::vector<FigureKind> figureKindsOfUnits(const RuleBook& book) {
  return kindsThat(book, [](const FigureKind& kind) { return kind.isOfUnits(); });
}

std::vector<FigureKind> figureKindsOfLeaders(const RuleBook& book) {
  return kindsThat(book, [](const FigureKind& kind) { return kind.isOfLeaders(); });
}

std::optional<int> figureValue(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const model::FaceFigure* row = battle.find<model::FaceFigure>({face, kind});
  return row ? row->value : std::nullopt;
}

const model::Provenance* figureProvenance(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const std::string key = model::keyText<model::FaceFigure>({face, kind});
  const model::Provenance* own = provenanceOf(battle, model::FaceFigure::kTable, key, "value");
  const std::string faceKey = model::keyText<model::Face>(face);
  return own ? own : provenanceOf(battle, model::Face::kTable, faceKey, "*");
}

Figure figureOf(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const model::Provenance* origin = figureProvenance(battle, face, kind);
  const bool isEstimate =
      origin && (origin->status == model::Status::Estimated || origin->status == model::Status::Unknown);
  return {figureValue(battle, face, kind), isEstimate};
}

Certainty figureCertainty(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const Figure figure = figureOf(battle, face, kind);
  if (!figure.value) return Certainty::Unknown;
  return figure.isEstimate ? Certainty::Estimated : Certainty::Known;
}

std::optional<Citation> figureCitation(const model::Battle& battle, Id<model::Face> face, const std::string& kind) {
  const std::string key = model::keyText<model::FaceFigure>({face, kind});
  const model::Provenance* own = provenanceOf(battle, model::FaceFigure::kTable, key, "value");
  if (!own || !own->paragraph) {
    const model::Provenance* whole = provenanceOf(battle, model::Face::kTable, model::keyText<model::Face>(face), "*");
    if (own && own->note == model::kSetByHand) return std::nullopt;
    own = whole;
  }
  const bool isCited = own && own->paragraph && own->note != model::kSetByHand;
  return isCited ? citationOf(battle, *own->paragraph) : std::nullopt;
}

bool isKnownOnAnyFace(const model::Battle& battle, std::string_view kind) {
  const auto& figures = battle.all<model::FaceFigure>();
  return std::any_of(figures.begin(), figures.end(),
                     [&](const model::FaceFigure& figure) { return figure.kind == kind && figure.value; });
}

const model::Face* leaderFace(const model::Battle& battle, Id<model::Leader> leader) {
  for (const model::Face& face : battle.all<model::Face>()) {
    if (face.side != model::FaceSide::Front) continue;
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (counter && counter->leader == leader && counter->role == model::CounterRole::Leader) return &face;
  }
  return nullptr;
}

std::string figureText(int value, bool isSigned) {
  if (!isSigned || value == 0) return std::to_string(value);
  return (value > 0 ? "+" : "−") + std::to_string(std::abs(value));
}

}  // namespace redoubt::rules
