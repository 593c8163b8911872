#include "core/check/map/ground_kinds.h"

namespace redoubt::check {
namespace {

GroundKind read(const rules::RuleBook& book, const std::string& slug) {
  GroundKind kind;
  kind.slug = slug;
  kind.title = slug;
  const auto defined = rules::terrainKind(book, slug);
  if (!defined) return kind;
  const std::string path = "terrain/" + slug + "/";
  kind.title = defined->title;
  kind.place = defined->place;
  kind.isWater = book.json(path + "water") == "true";
  kind.isCrossing = defined->place == rules::TerrainPlace::Link && book.json(path + "crossing") == "true";
  kind.isSlope = defined->place == rules::TerrainPlace::Hexside && defined->hasHighSide;
  const auto replaces = book.texts(path + "replaces");
  kind.replaces = {replaces.begin(), replaces.end()};
  return kind;
}

}  // namespace

const GroundKind& GroundKinds::of(const std::string& slug) {
  if (last_ && last_->slug == slug) return *last_;
  auto found = kinds_.find(slug);
  if (found == kinds_.end()) found = kinds_.emplace(slug, read(book_, slug)).first;
  last_ = &found->second;
  return *last_;
}

const std::vector<const GroundKind*>& GroundKinds::all() {
  if (all_) return *all_;
  all_.emplace();
  for (const rules::TerrainKind& kind : rules::terrainKinds(book_)) all_->push_back(&of(kind.slug));
  return *all_;
}

}  // namespace redoubt::check
