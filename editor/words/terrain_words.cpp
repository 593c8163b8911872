#include "editor/words/terrain_words.h"

#include "core/check/finding.h"
#include "core/rules/book/provenance.h"

namespace redoubt::editor {

QString TerrainWords::text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString TerrainWords::place(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hex: return tr("Hexes");
    case rules::TerrainPlace::Hexside: return tr("Hexsides");
    case rules::TerrainPlace::Link: break;
  }
  return tr("Links");
}

QString TerrainWords::pattern(render::Place place, std::string_view slug) {
  const render::PatternLook* look = render::patternLook(place, slug);
  return look ? look->title.text() : text(slug);
}

QString TerrainWords::count(rules::TerrainPlace place, int count) {
  switch (place) {
    case rules::TerrainPlace::Hex: return tr("%n hexes", nullptr, count);
    case rules::TerrainPlace::Hexside: return tr("%n hexsides", nullptr, count);
    case rules::TerrainPlace::Link: break;
  }
  return tr("%n links", nullptr, count);
}

QString TerrainWords::uses(const rules::TerrainUse& use) {
  QString words;
  for (const auto where : {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside, rules::TerrainPlace::Link}) {
    if (use.on(where) == 0) continue;
    const QString one = count(where, use.on(where));
    words = words.isEmpty() ? one : tr("%1 and %2").arg(words, one);
  }
  return words.isEmpty() ? tr("nowhere") : words;
}

QString TerrainWords::hex(const Session& session, hex::HexKey hex) {
  return text(check::hexText(session.layout(), hex));
}

QString TerrainWords::obstacle(const Session& session) {
  if (!session.hasDocument()) return tr("No battle is open.");
  if (session.isReadOnly()) return tr("This battle is open for reading only; save a copy to change it.");
  return model::info(session.translated()) ? QString() : tr("This file holds no battle yet, so it can't hold rules.");
}

QString TerrainWords::status(model::Status status) {
  switch (status) {
    case model::Status::Printed: return tr("printed");
    case model::Status::Derived: return tr("derived");
    case model::Status::Estimated: return tr("estimated");
    case model::Status::Unknown: break;
  }
  return tr("unknown");
}

QString TerrainWords::origin(const Session& session, const rules::RuleOrigin& origin, std::string_view path) {
  if (origin.isOverride()) return tr("instead of %1 (%2)").arg(text(*origin.inherited), text(origin.inheritedFrom));
  if (origin.inherited) return tr("from %1").arg(text(origin.inheritedFrom));
  const model::Rule* row = session.translatedRules().row(path);
  const model::Provenance* provenance = row ? rules::provenanceOf(session.translated(), *row, "value") : nullptr;
  if (!provenance) return {};
  const auto cited = rules::citationOf(session.translated(), *row, "value");
  return cited ? tr("%1, %2").arg(status(provenance->status), text(cited->text)) : status(provenance->status);
}

}  // namespace redoubt::editor
