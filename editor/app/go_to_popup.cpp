#include "editor/app/go_to_popup.h"

#include <QPainter>
#include <QTimer>

#include "editor/render/map_painter.h"
#include "editor/session/counter_style.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using Picture = std::function<void(QPainter&, const QRectF&)>;

Picture iconPicture(const QString& name) {
  return [name](QPainter& painter, const QRectF& rect) {
    icon(name).paint(&painter, rect.adjusted(3, 3, -3, -3).toAlignedRect());
  };
}

QString kindOf(const GoToItem& item) {
  switch (item.kind) {
    case GoToKind::Hex: return GoToPopup::tr("Hex");
    case GoToKind::Area: return GoToPopup::tr("Area");
    case GoToKind::Leader: return GoToPopup::tr("Leader");
    case GoToKind::Unit: return GoToPopup::tr("Unit");
    case GoToKind::Label: return GoToPopup::tr("Name");
    case GoToKind::Zone: return GoToPopup::tr("Zone");
    case GoToKind::Variant: return GoToPopup::tr("Scenario");
    case GoToKind::Rule: return GoToPopup::tr("Rule");
    case GoToKind::Setting: return GoToPopup::tr("Setting");
    case GoToKind::Paragraph: return GoToPopup::tr("Paragraph");
    case GoToKind::Question: return GoToPopup::tr("Question");
    case GoToKind::Problem: {
      const QString severity = Words::severity(std::get<check::Finding>(item.target).severity);
      return severity.left(1).toUpper() + severity.mid(1);
    }
    case GoToKind::Row:
    case GoToKind::Hint: break;
  }
  return {};
}

}  // namespace

GoToPopup::GoToPopup(Session& session, QMainWindow& window)
    : QuickPopup(window, QStringLiteral("goTo")), session_(session), items_(new GoToItems(session, this)) {
  setPlaceholder(tr("Hex number, unit, name, zone, rule, paragraph, question or problem"));
}

void GoToPopup::open() {
  terrains_.clear();
  items_->prepare();
  openWith({});
}

std::vector<QuickRow> GoToPopup::rowsFor(const QString& text) {
  if (text.startsWith(QLatin1Char('>'))) {
    found_.clear();
    // After this key has been processed.
    QTimer::singleShot(0, this, [this] {
      if (const QString typed = this->text(); isVisible() && typed.startsWith(QLatin1Char('>'))) {
        dismiss();
        emit paletteWanted(typed.mid(1).trimmed());
      }
    });
    return {};
  }
  found_ = items_->find(text);
  std::vector<QuickRow> rows;
  for (const GoToItem& item : found_) rows.push_back(rowOf(item));
  return rows;
}

QuickRow GoToPopup::rowOf(const GoToItem& item) {
  QuickRow row;
  row.picture = pictureOf(item);
  row.title = item.title;
  row.marks = item.marks;
  row.kind = kindOf(item);
  const bool isPrefix = std::holds_alternative<TypedPrefix>(item.target);
  (isPrefix ? row.keys : row.place) = item.place;
  row.isEnabled = !std::holds_alternative<std::monostate>(item.target);
  return row;
}

Picture GoToPopup::pictureOf(const GoToItem& item) {
  switch (item.kind) {
    case GoToKind::Hex: return terrainPicture(std::get<std::vector<hex::HexKey>>(item.target).front());
    case GoToKind::Area: return iconPicture(QStringLiteral("select-rectangular"));
    case GoToKind::Leader:
    case GoToKind::Unit: return counterPicture(std::get<model::Subject>(item.target));
    case GoToKind::Label: return iconPicture(QStringLiteral("draw-text"));
    case GoToKind::Zone: return iconPicture(QStringLiteral("hex-grid"));
    case GoToKind::Variant: return iconPicture(QStringLiteral("flag"));
    case GoToKind::Rule:
    case GoToKind::Setting: return iconPicture(QStringLiteral("view-list-details"));
    case GoToKind::Paragraph:
    case GoToKind::Row: return iconPicture(QStringLiteral("document-properties"));
    case GoToKind::Question:
      return
          [](QPainter& painter, const QRectF& rect) { paintSign(painter, rect.adjusted(5, 5, -5, -5), Sign::Unknown); };
    case GoToKind::Problem: {
      const check::Finding& finding = std::get<check::Finding>(item.target);
      return [sign = signOf(finding.severity), waived = finding.waived](QPainter& painter, const QRectF& rect) {
        paintSign(painter, rect.adjusted(5, 5, -5, -5), sign, waived);
      };
    }
    case GoToKind::Hint: break;
  }
  if (std::holds_alternative<TypedPrefix>(item.target)) return iconPicture(QStringLiteral("go-jump"));
  return [](QPainter& painter, const QRectF& rect) { paintSign(painter, rect.adjusted(5, 5, -5, -5), Sign::Unknown); };
}

// Made when it is painted, because only few of the found rows are visible.
Picture GoToPopup::counterPicture(const model::Subject& subject) {
  return [this, subject](QPainter& painter, const QRectF& rect) {
    const model::Battle& battle = session_.translated();
    const rules::RuleBook& rules = session_.translatedRules();
    const render::CounterFace face = subject.leader ? render::counterFace(battle, rules, *subject.leader)
                                                    : render::counterFace(battle, rules, *subject.unit);
    counters_.setStyle(counterStyle(session_));
    counters_.draw(painter, rect.center(), face, rect.width(), {}, painter.device()->devicePixelRatioF());
  };
}

Picture GoToPopup::terrainPicture(hex::HexKey hex) {
  const model::HexRow* row = session_.translated().find<model::HexRow>(hex);
  const std::string slug = row ? row->terrain : rules::groundTerrain(session_.translatedRules());
  return [this, slug](QPainter& painter, const QRectF& rect) {
    const double ratio = painter.device()->devicePixelRatioF();
    QPixmap& picture = terrains_[Words::text(slug)];
    if (picture.isNull() || picture.devicePixelRatio() != ratio) {
      picture = QPixmap((rect.size() * ratio).toSize());
      picture.setDevicePixelRatio(ratio);
      picture.fill(Qt::transparent);
      QPainter swatch(&picture);
      swatch.setRenderHint(QPainter::Antialiasing);
      render::paintSwatch(swatch, QRectF(QPointF(), rect.size()), session_.translated(), slug);
    }
    painter.drawPixmap(rect.topLeft(), picture);
  };
}

QString GoToPopup::detail(int row) {
  if (row >= 0) return found_[static_cast<std::size_t>(row)].detail;
  if (text().startsWith(QLatin1Char('>'))) return {};
  return session_.hasDocument() ? tr("Nothing here has this number, name or wording.") : tr("No battle is open.");
}

void GoToPopup::choose(int row) {
  const GoToItem item = found_[static_cast<std::size_t>(row)];
  if (const auto* prefix = std::get_if<TypedPrefix>(&item.target)) return setText(prefix->text);
  if (const auto* cited = std::get_if<CitedParagraph>(&item.target)) return setText(QChar(0xA7) + cited->citation);
  dismiss();
  items_->remember(item);
  follow(item);
}

void GoToPopup::follow(const GoToItem& item) {
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&item.target)) showHexes(*hexes);
  if (const auto* subject = std::get_if<model::Subject>(&item.target)) showSubject(*subject);
  if (const auto* variant = std::get_if<Id<model::Variant>>(&item.target)) {
    session_.setUp().setVariant(*variant);
    emit wentToMap();
  }
  if (const auto* rule = std::get_if<RulePath>(&item.target)) emit ruleChosen(rule->path);
  if (const auto* question = std::get_if<Id<model::Question>>(&item.target)) emit questionChosen(*question);
  if (const auto* goal = std::get_if<FindingGoal>(&item.target)) showGoal(*goal);
  if (const auto* finding = std::get_if<check::Finding>(&item.target)) {
    session_.jumpTo(*finding);
    emit problemChosen(*finding);
  }
}

void GoToPopup::showGoal(const FindingGoal& goal) {
  if (const auto* hex = std::get_if<hex::HexKey>(&goal)) return showHexes({*hex});
  if (const auto* subject = std::get_if<model::Subject>(&goal)) return showSubject(*subject);
  session_.show(goal);
}

void GoToPopup::showHexes(const std::vector<hex::HexKey>& hexes) {
  if (hexes.size() > 1) session_.hand().selectArea({hexes.begin(), hexes.end()});
  if (!hexes.empty() && session_.layout().contains(hexes.front())) session_.jumpTo(hexes.front());
  emit wentToMap();
}

void GoToPopup::showSubject(const model::Subject& subject) {
  for (const model::Placement& placement : session_.setUp().placements()) {
    if (!(model::subjectOf(placement) == subject)) continue;
    if (placement.rule != model::PlacementRule::At || !placement.hex) break;
    const auto hex = *placement.hex;
    const auto id = placement.id;
    session_.jumpTo(hex);
    session_.hand().select({hex, {id}});
    return emit wentToMap();
  }
  // Not on a hex: shown in the tray, which gives its place.
  session_.show(subject);
}

}  // namespace redoubt::editor
