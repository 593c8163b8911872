#include "editor/render/symbol_kinds.h"

#include <QXmlStreamReader>
#include <algorithm>

#include "editor/render/looks.h"
#include "editor/render/symbols.h"

namespace redoubt::render {
namespace {

SymbolKind readKind(const QString& slug) {
  SymbolKind kind{slug, {}, 0, kSymbolSide, false};
  QXmlStreamReader xml(lookFile(QStringLiteral("symbols/map"), slug));
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    const QXmlStreamAttributes attributes = xml.attributes();
    if (xml.name() == QLatin1String("svg")) {
      kind.isInLegend = attributes.value(QLatin1String("data-legend")) == QLatin1String("true");
      kind.order = attributes.value(QLatin1String("data-order")).toInt();
      if (attributes.hasAttribute(QLatin1String("data-side"))) {
        kind.side = attributes.value(QLatin1String("data-side")).toDouble();
      }
    } else if (xml.name() == QLatin1String("title")) {
      const QString language = attributes.value(QLatin1String("lang")).toString();
      kind.title.add(language.isEmpty() ? QStringLiteral("en") : language, xml.readElementText());
    } else {
      break;  // titles come before all shapes
    }
  }
  return kind;
}

std::vector<SymbolKind> readKinds() {
  std::vector<SymbolKind> kinds;
  for (const QString& slug : lookNames(QStringLiteral("symbols/map"))) kinds.push_back(readKind(slug));
  std::stable_sort(kinds.begin(), kinds.end(),
                   [](const SymbolKind& a, const SymbolKind& b) { return a.order < b.order; });
  return kinds;
}

}  // namespace

const std::vector<SymbolKind>& symbolKinds() {
  static const std::vector<SymbolKind> kinds = readKinds();
  return kinds;
}

const SymbolKind* symbolKind(const QString& slug) {
  const auto& kinds = symbolKinds();
  const auto found =
      std::find_if(kinds.begin(), kinds.end(), [&](const SymbolKind& kind) { return slug == kind.slug; });
  return found == kinds.end() ? nullptr : &*found;
}

QString symbolTitle(const QString& slug) {
  const SymbolKind* kind = symbolKind(slug);
  return kind && !kind->title.isEmpty() ? kind->title.text() : slug;
}

void paintMapSymbol(QPainter& painter, const QRectF& rect, const QString& slug, const MapTheme& theme) {
  const SymbolColours colours{theme.ink, theme.paper, theme.accent};
  if (const auto own = theme.symbols.find("map-" + slug); own != theme.symbols.end()) {
    return paintForeignSymbol(painter, rect, own->second, colours);
  }
  paintSymbol(painter, rect, "map-" + slug, colours);
}

double symbolSide(const QString& slug) {
  const SymbolKind* kind = symbolKind(slug);
  return kind ? kind->side : kSymbolSide;
}

}  // namespace redoubt::render
