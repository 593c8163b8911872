#include "editor/render/symbol_kinds.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <map>

#include "editor/render/symbols.h"

namespace redoubt::render {
namespace {

constexpr std::array kKinds = {
    SymbolKind{"church", QT_TRANSLATE_NOOP("SymbolKinds", "Church")},
    SymbolKind{"chapel", QT_TRANSLATE_NOOP("SymbolKinds", "Chapel")},
    SymbolKind{"cross", QT_TRANSLATE_NOOP("SymbolKinds", "Wayside cross")},
    SymbolKind{"cemetery", QT_TRANSLATE_NOOP("SymbolKinds", "Cemetery")},
    SymbolKind{"manor", QT_TRANSLATE_NOOP("SymbolKinds", "Manor")},
    SymbolKind{"inn", QT_TRANSLATE_NOOP("SymbolKinds", "Inn")},
    SymbolKind{"mill", QT_TRANSLATE_NOOP("SymbolKinds", "Watermill")},
    SymbolKind{"windmill", QT_TRANSLATE_NOOP("SymbolKinds", "Windmill")},
    SymbolKind{"well", QT_TRANSLATE_NOOP("SymbolKinds", "Well")},
    SymbolKind{"ferry", QT_TRANSLATE_NOOP("SymbolKinds", "Ferry")},
    SymbolKind{"tree", QT_TRANSLATE_NOOP("SymbolKinds", "Lone tree")},
    SymbolKind{"mound", QT_TRANSLATE_NOOP("SymbolKinds", "Mound")},
    SymbolKind{"camp", QT_TRANSLATE_NOOP("SymbolKinds", "Camp")},
    SymbolKind{"battery", QT_TRANSLATE_NOOP("SymbolKinds", "Battery")},
    SymbolKind{"redoubt", QT_TRANSLATE_NOOP("SymbolKinds", "Redoubt")},
    SymbolKind{"bridgehead", QT_TRANSLATE_NOOP("SymbolKinds", "Bridgehead")},
    SymbolKind{"fort", QT_TRANSLATE_NOOP("SymbolKinds", "Fort")},
    SymbolKind{"castle", QT_TRANSLATE_NOOP("SymbolKinds", "Castle")},
};

}  // namespace

std::span<const SymbolKind> symbolKinds() {
  return kKinds;
}

QString symbolTitle(const QString& slug) {
  const auto found = std::find_if(kKinds.begin(), kKinds.end(),
                                  [&](const SymbolKind& kind) { return slug == QLatin1String(kind.slug); });
  return found == kKinds.end() ? slug : QCoreApplication::translate("SymbolKinds", found->title);
}

void paintMapSymbol(QPainter& painter, const QRectF& rect, const QString& slug, const MapTheme& theme) {
  const SymbolColours colours{theme.ink, theme.paper, theme.accent};
  if (const auto own = theme.symbols.find("map-" + slug); own != theme.symbols.end()) {
    return paintForeignSymbol(painter, rect, own->second, colours);
  }
  paintSymbol(painter, rect, "map-" + slug, colours);
}

double symbolSide(const QString& slug) {
  static const std::map<QString, double> sides = {
      {"church", 0.28}, {"chapel", 0.20},   {"cross", 0.20}, {"cemetery", 0.24}, {"inn", 0.24},
      {"mill", 0.26},   {"windmill", 0.28}, {"well", 0.20},  {"ferry", 0.26},    {"tree", 0.22},
      {"mound", 0.26},  {"camp", 0.30},     {"manor", 0.28}};
  const auto found = sides.find(slug);
  return found == sides.end() ? kSymbolSide : found->second;
}

}  // namespace redoubt::render
