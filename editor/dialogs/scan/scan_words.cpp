#include "editor/dialogs/scan/scan_words.h"

#include <QLocale>
#include <QStringList>

#include "core/base/error.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using redoubt::scan::Fit;

QString inMm(double hexWidths, double hexWidthMm) {
  return ScanWords::tr("%1 mm").arg(QLocale().toString(hexWidths * hexWidthMm, 'f', 2));
}

}  // namespace

QString ScanWords::fit(Fit fit) {
  switch (fit) {
    case Fit::Affine: return tr("Straight");
    case Fit::Perspective: return tr("In perspective");
    case Fit::Warp: return tr("Bent");
  }
  return {};
}

QString ScanWords::summary(const redoubt::scan::FittedScan& fitted, std::span<const redoubt::scan::SeenPoint> points,
                           double hexWidthMm) {
  int used = 0;
  std::size_t worst = 0;
  double most = -1;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i].isHeldOut) continue;
    ++used;
    if (fitted.residuals[i] <= most) continue;
    most = fitted.residuals[i];
    worst = i;
  }
  QString text = tr("%1, by %n point(s): %2 off on the average, %3 at most (%4).", nullptr, used)
                     .arg(fit(fitted.registration.fit()), inMm(fitted.mean, hexWidthMm),
                          inMm(fitted.worst, hexWidthMm), toQt(points[worst].name));
  if (fitted.holdOut) {
    text += QLatin1Char(' ') + tr("The points held out are %1 off on the average.").arg(inMm(*fitted.holdOut, hexWidthMm));
  } else if (const int least = fitted.registration.fit() == redoubt::scan::Fit::Affine ? 5 : 6;
             fitted.leaveOneOut && used >= least) {  // of fewer points the rest fits anything
    text += QLatin1Char(' ') +
            tr("A point that is left out would be missed by some %1.").arg(inMm(*fitted.leaveOneOut, hexWidthMm));
  }
  return text;
}

QString ScanWords::layout(const hex::LayoutSpec& spec) {
  const bool isFlat = spec.orientation == hex::Orientation::Flat;
  const bool isEven = spec.shifted == hex::Shifted::Even;
  const QString hexes = isFlat ? (isEven ? tr("Flat top, even columns shifted") : tr("Flat top, odd columns shifted"))
                               : (isEven ? tr("Pointy top, even rows shifted") : tr("Pointy top, odd rows shifted"));
  const QString columns = spec.columnStep > 0 ? tr("columns counted from the left") : tr("columns counted from the right");
  const QString rows = spec.rowStep > 0 ? tr("rows from the top") : tr("rows from the bottom");
  const QString order = spec.numberOrder == hex::NumberOrder::ColumnRow ? tr("column first") : tr("row first");
  return tr("%1; %2, %3; %4", "hexes; columns, rows; order").arg(hexes, columns, rows, order);
}

QString ScanWords::sentence(const Phrase& phrase) {
  QString text = CoreWords::text(phrase);
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  if (!text.isEmpty() && !text.endsWith(QLatin1Char('.'))) text += QLatin1Char('.');
  return text;
}

QStringList ScanWords::doubts(const redoubt::scan::FittedScan& fitted,
                              std::span<const redoubt::scan::SeenPoint> points) {
  QStringList doubts;
  if (const auto& found = fitted.contradiction) {
    const auto inHexes = [](double value) { return QLocale().toString(value, 'f', 2).toStdString(); };
    doubts << sentence(Phrase::of(found->isCertain ? "errors.scan.contradiction" : "errors.scan.contradiction-unclear",
                                  {{"hex", points[found->point].name},
                                   {"with", inHexes(found->with)},
                                   {"without", inHexes(found->without)}}));
  }
  if (fitted.isMirrored) doubts << sentence(Phrase::of("errors.scan.mirrored"));
  return doubts;
}

std::optional<hex::HexKey> hexOfTyped(const hex::Layout& layout, const QString& typed) {
  std::string number = typed.trimmed().toStdString();
  if (const auto hex = layout.parse(number)) return hex;
  number = typed.trimmed().toUpper().toStdString();
  for (int zeros = 0; zeros < 4; ++zeros) {
    if (const auto hex = layout.parse(number)) return hex;
    number.insert(number.begin(), '0');
  }
  return std::nullopt;
}

}  // namespace redoubt::editor
