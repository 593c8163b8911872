#include "editor/render/theme/foreign_svg.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>

namespace redoubt::render {
namespace {

constexpr qsizetype kLargestDrawing = 256 * 1024;
constexpr int kDeepest = 32;
constexpr int kMostElements = 4000;
constexpr double kLongest = 1e5;  // any number in it

class SymbolFaults {
  Q_DECLARE_TR_FUNCTIONS(SymbolFaults)
};

constexpr std::array kShapes = {"svg",  "g",        "path",    "rect",  "circle", "ellipse",
                                "line", "polyline", "polygon", "title", "desc",   "metadata"};

bool isShape(QStringView name) {
  return std::any_of(kShapes.begin(), kShapes.end(), [&](const char* each) { return name == QLatin1String(each); });
}

std::optional<QString> faultOfAttribute(const QXmlStreamAttribute& attribute) {
  const QString name = attribute.name().toString().toLower();
  const QString value = attribute.value().toString();
  if (name.startsWith("on")) return SymbolFaults::tr("It holds a script (%1).").arg(name);
  if (name == "href" || name == "src" || name == "base")
    return SymbolFaults::tr("It refers to something outside itself (%1).").arg(name);
  if (value.contains("url(", Qt::CaseInsensitive) || value.contains("javascript:", Qt::CaseInsensitive) ||
      value.contains("@import", Qt::CaseInsensitive)) {
    return SymbolFaults::tr("It refers to something outside itself (%1).").arg(name);
  }
  static const QRegularExpression colour(QStringLiteral("#[0-9a-fA-F]{3,8}\\b"));
  const QString numbers = QString(value).remove(colour);
  static const QRegularExpression number(QStringLiteral(R"(\d+(\.\d*)?([eE][+-]?\d+)?)"));
  for (auto each = number.globalMatch(numbers); each.hasNext();) {
    bool isNumber = false;
    const double size = each.next().captured().toDouble(&isNumber);
    if (!isNumber || size > kLongest) return SymbolFaults::tr("It holds a number without measure (%1).").arg(name);
  }
  return std::nullopt;
}

std::optional<QString> faultOfElement(const QXmlStreamReader& xml) {
  const QString name = xml.name().toString();
  if (name == "script") return SymbolFaults::tr("It holds a script (%1).").arg(name);
  if (name == "image" || name == "use" || name == "foreignObject") {
    return SymbolFaults::tr("It refers to something outside itself (%1).").arg(name);
  }
  if (!isShape(name))
    return SymbolFaults::tr("A symbol is made of shapes and groups; this can't be drawn: %1.").arg(name);
  for (const QXmlStreamAttribute& attribute : xml.attributes()) {
    if (auto fault = faultOfAttribute(attribute)) return fault;
  }
  return std::nullopt;
}

}  // namespace

std::optional<QString> faultOfSvg(const QByteArray& svg) {
  if (svg.size() > kLargestDrawing) return SymbolFaults::tr("It is larger than a symbol may be (256 KB).");
  if (svg.startsWith("\x1f\x8b")) return SymbolFaults::tr("It is compressed; save it as plain SVG.");
  QXmlStreamReader xml(svg);
  int depth = 0;
  int elements = 0;
  while (!xml.atEnd()) {
    switch (xml.readNext()) {
      case QXmlStreamReader::DTD:
      case QXmlStreamReader::EntityReference: return SymbolFaults::tr("It declares entities, which a symbol must not.");
      case QXmlStreamReader::ProcessingInstruction:
        return SymbolFaults::tr("It refers to something outside itself (%1).").arg("<?");
      case QXmlStreamReader::StartElement:
        if (elements == 0 && xml.name() != QLatin1String("svg")) return SymbolFaults::tr("It is no SVG drawing.");
        if (++depth > kDeepest) return SymbolFaults::tr("Its groups are nested too deeply.");
        if (++elements > kMostElements) return SymbolFaults::tr("It has too many parts for a symbol.");
        if (auto fault = faultOfElement(xml)) return fault;
        break;
      case QXmlStreamReader::EndElement: --depth; break;
      default: break;
    }
  }
  if (xml.hasError()) {
    return SymbolFaults::tr("It is not well-formed: line %1 can't be read.").arg(xml.lineNumber());
  }
  return elements == 0 ? std::optional(SymbolFaults::tr("It is no SVG drawing.")) : std::nullopt;
}

}  // namespace redoubt::render
