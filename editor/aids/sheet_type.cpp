#include "editor/aids/sheet_type.h"

#include <algorithm>
#include <cmath>

#include "editor/render/fonts.h"

namespace redoubt::editor {
namespace {

constexpr double kMmPerPoint = 25.4 / 72;

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto part = [&](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
  return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

// Dark enough to be read on white.
QColor readable(QColor colour, const QColor& ink) {
  constexpr double kLightest = 0.42;
  while (colour.lightnessF() > kLightest) colour = mixed(colour, ink, 0.2);
  return colour;
}

}  // namespace

SheetType::SheetType(std::shared_ptr<const render::MapTheme> theme, double scale)
    : theme_(theme ? std::move(theme) : render::usualTheme()), scale_(scale) {
  const auto familyOf = [&](const QString& role, const char* usual) {
    const auto own = theme_->fonts.find(role);
    return own == theme_->fonts.end() ? QString::fromLatin1(usual) : own->second;
  };
  // A look without colour is an old print, whose words are set in one face.
  const bool isPrint = !theme_->isColoured && theme_->woods == render::WoodsManner::Cuts;
  titles_ = familyOf(QStringLiteral("places"), render::kMapFont);
  display_ = familyOf(QStringLiteral("title"), render::kDisplayFont);
  text_ = familyOf(QStringLiteral("text"), isPrint ? render::kMapFont : render::kWindowFont);
  if (text_ == QLatin1String(render::kMapFont)) textSize_ = 1.17;
  ink_ = readable(theme_->ink, Qt::black);
  accent_ = readable(theme_->accent, ink_);
}

double SheetType::points(TextRole role) const {
  switch (role) {
    case TextRole::SheetTitle: return 23;
    case TextRole::Title1: return 13.5;
    case TextRole::Title2: return 10.8;
    case TextRole::Title3: return 8 * textSize_;
    case TextRole::Body: return 7.6 * textSize_;
    case TextRole::Lead: return 10.6;
    case TextRole::Note: return 6.7 * textSize_;
    case TextRole::Cell: return 7.3 * textSize_;
    case TextRole::ChartCell: return 8.4 * textSize_;
    case TextRole::Head: return 6.8 * textSize_;
    case TextRole::Caption: return 5.5;
    case TextRole::Mark: return 17;
    case TextRole::Running: return 6.6 * textSize_;
  }
  return 8;
}

QFont SheetType::font(TextRole role, TextManner manner) const {
  QString family = text_;
  QFont::Weight weight = QFont::Normal;
  bool isItalic = false;
  double size = points(role);
  switch (role) {
    case TextRole::SheetTitle: family = display_; break;
    case TextRole::Title1:
    case TextRole::Title2:
    case TextRole::Mark:
      family = titles_;
      weight = QFont::Bold;
      break;
    case TextRole::Lead:
      family = titles_;
      isItalic = true;
      break;
    case TextRole::Caption: family = QString::fromLatin1(render::kCounterFont); break;
    case TextRole::Title3: weight = QFont::DemiBold; break;
    default: break;
  }
  switch (manner) {
    case TextManner::Plain: break;
    case TextManner::Strong: weight = family == display_ ? QFont::Normal : QFont::Bold; break;
    case TextManner::Quiet:
      weight = QFont::Normal;
      isItalic = role != TextRole::Lead;
      if (role == TextRole::Title1 || role == TextRole::Title2) size *= 0.86;
      break;
    case TextManner::Cite:
      family = text_;
      weight = QFont::Normal;
      isItalic = false;
      size = std::min(size * 0.78, 6.0 * textSize_);
      break;
  }
  QFont font(family);
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(size * scale_ * kMmPerPoint * kPerMm))));
  font.setWeight(weight);
  font.setItalic(isItalic);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

double SheetType::leading(TextRole role) const {
  const double share = role == TextRole::Caption ? 1.1 : role == TextRole::SheetTitle ? 1.15 : 1.32;
  const double inSerif = text_ == QLatin1String(render::kMapFont) ? 0.92 : 1;
  return points(role) * scale_ * kMmPerPoint * share * (role == TextRole::Caption ? 1 : inSerif);
}

QColor SheetType::soft() const {
  return mixed(ink_, Qt::white, 0.34);
}
QColor SheetType::line() const {
  return mixed(ink_, Qt::white, 0.72);
}
QColor SheetType::band() const {
  return mixed(theme_->paper, Qt::white, 0.55);
}
QColor SheetType::group() const {
  return mixed(accent_, Qt::white, 0.88);
}

QColor SheetType::colour(TextRole role, TextManner manner) const {
  if (manner == TextManner::Cite || manner == TextManner::Quiet) return soft();
  if (role == TextRole::Title2) return accent_;
  if (role == TextRole::Note || role == TextRole::Running) return soft();
  return ink_;
}

}  // namespace redoubt::editor
