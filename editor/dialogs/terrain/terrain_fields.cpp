#include "editor/dialogs/terrain/terrain_fields.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/terrain/terrain_library.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "editor/dialogs/terrain/terrain_costs.h"
#include "editor/dialogs/terrain/terrain_sample.h"
#include "editor/dialogs/terrain/terrain_values.h"
#include "editor/fields/origin_note.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

// In the order of their names, leaders last if the rules have them.
std::vector<TerrainCosts::Arm> armsOf(const Session& session) {
  std::vector<std::string> slugs = rules::unitArms(session.rules());
  const std::string leader(rules::kLeaderArm);
  if (rules::isKnownName(session.battle(), session.rules(), rules::NameKind::Arm, leader)) slugs.push_back(leader);
  std::vector<TerrainCosts::Arm> arms;
  for (const std::string& slug : slugs) {
    arms.push_back({slug, TerrainWords::text(rules::armTitle(session.translatedRules(), slug))});
  }
  return arms;
}

}  // namespace

void TerrainFields::showTerrain(std::optional<rules::TerrainUse> use) {
  use_ = std::move(use);
  const std::string slug = use_ ? use_->slug : std::string();
  if (shown_ != slug) {
    for (QLineEdit* field : {title_, slug_, colour_}) field->setModified(false);
    for (QLabel* error : {slugError_, colourError_}) error->hide();
  }
  shown_ = slug;
  const auto definition = use_ ? rules::definitionOf(session_.rules(), slug) : std::nullopt;
  rules::TerrainDefinition shown = definition.value_or(rules::TerrainDefinition());
  if (use_ && !definition) {
    shown.place = use_->place;
    shown.pattern = slug;
  }
  fillHeader();
  fillNotice();
  fillNames(shown);
  fillLook(shown);
  fillEffects(shown);
  fillOrigins(shown);
  enable();
  if (use_) {
    preview_->setMap(sampleMap(session_.translated(), slug, use_->place));
  } else {
    preview_->setMap(std::nullopt);
  }
}

bool TerrainFields::event(QEvent* event) {
  const bool isHandled = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) fitHeight();
  return isHandled;
}

void TerrainFields::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitHeight();
}

// A scroll area ignores wrapped lines: it would squeeze the fields instead of scrolling.
void TerrainFields::fitHeight() {
  const QLayout& all = *layout();
  setMinimumHeight(all.hasHeightForWidth() ? all.totalHeightForWidth(width()) : all.totalSizeHint().height());
}

void TerrainFields::editTitle() {
  new_.insert(shown_);
  title_->setFocus();
  title_->selectAll();
}

QString TerrainFields::title() const {
  return use_ ? TerrainWords::text(use_->title) : QString();
}

void TerrainFields::fillHeader() {
  heading_->setText(use_ ? title() : tr("No terrain chosen"));
  usage_->setText(!use_ ? QString() : use_->isUnused() ? tr("Unused") : TerrainWords::uses(*use_));
  show_->setVisible(use_ && use_->first);
}

void TerrainFields::fillNotice() {
  const bool isUndefined = use_ && use_->isUndefined();
  const bool isMisplaced = use_ && use_->misplaced() > 0;
  notice_->setVisible(isUndefined || isMisplaced);
  define_->setVisible(isUndefined);
  if (isUndefined) {
    noticeText_->setText(tr("“%1” is used in %2, but it is not in the rules: the map can't draw it and no rule knows "
                            "what it means.")
                             .arg(TerrainWords::text(use_->slug), TerrainWords::uses(*use_)));
  } else if (isMisplaced) {
    QStringList wrong;
    for (const auto where : {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside, rules::TerrainPlace::Link}) {
      if (where != use_->place && use_->on(where) > 0) wrong << TerrainWords::count(where, use_->on(where));
    }
    noticeText_->setText(
        tr("It also lies where the rules don't put it: %1, first at %2.")
            .arg(wrong.join(QStringLiteral(", ")), TerrainWords::hex(session_, *use_->firstMisplaced)));
  }
  const bool canDefine = use_ && rules::TerrainSlug::fromText(use_->slug);
  define_->setEnabled(canDefine);
  define_->setToolTip(canDefine ? tr("Give it a place in the rules under this name.")
                                : tr("Rules take names of letters a–z, digits and hyphens only. Give it another "
                                     "short name first."));
}

void TerrainFields::fillNames(const rules::TerrainDefinition& definition) {
  if (!title_->isModified()) title_->setText(TerrainWords::text(definition.title));
  if (!slug_->isModified()) slug_->setText(TerrainWords::text(shown_));
  title_->setPlaceholderText(TerrainWords::text(shown_));
  place_->setCurrentIndex(place_->findData(static_cast<int>(definition.place)));
}

void TerrainFields::fillLook(const rules::TerrainDefinition& definition) {
  if (patternsOf_ != definition.place) {
    pattern_->clear();
    for (const std::string_view word : render::patternsOf(renderPlace(definition.place))) {
      pattern_->addItem(QIcon(patternSwatch(word, definition.place, pattern_->iconSize().width(), devicePixelRatioF())),
                        TerrainWords::pattern(renderPlace(definition.place), word), TerrainWords::text(word));
    }
    patternsOf_ = definition.place;
  }
  const auto look = render::terrainKind(session_.rules(), shown_, renderPlace(definition.place));
  const QString word = TerrainWords::text(definition.pattern.value_or(shown_));
  const int index = pattern_->findData(word);
  pattern_->setCurrentIndex(index);
  pattern_->setPlaceholderText(tr("%1 (no pattern for this place)").arg(word));
  const QString given = definition.colour ? TerrainWords::text(definition.colour->text()) : QString();
  if (!colour_->isModified()) colour_->setText(given);
  colour_->setPlaceholderText(tr("%1, the pattern's").arg(look.colour.name().toUpper()));
  QPixmap patch(18, 18);
  patch.fill(look.colour);
  colourButton_->setIcon(QIcon(patch));
  patternColour_->setVisible(definition.colour.has_value());
}

void TerrainFields::fillEffects(const rules::TerrainDefinition& definition) {
  const std::pair<QCheckBox*, bool> checks[] = {{blocksSight_, definition.blocksSight},
                                                {highSide_, definition.hasHighSide},
                                                {keep_, definition.isKept},
                                                {ground_, use_ && use_->isGround}};
  for (const auto& [check, value] : checks) {
    const QSignalBlocker blocker(check);
    check->setChecked(value);
  }
  highSide_->setVisible(definition.place == rules::TerrainPlace::Hexside || definition.hasHighSide);
  keep_->setVisible(definition.place == rules::TerrainPlace::Hex || definition.isKept);
  ground_->setVisible(definition.place == rules::TerrainPlace::Hex);
  const QSignalBlocker blocker(route_);
  route_->setValue(definition.route.value_or(0));
}

void TerrainFields::fillOrigins(const rules::TerrainDefinition& definition) {
  const rules::RuleBook inherited = rules::inheritedRules(session_.translated());
  const auto originOf = [&](const std::string& path) {
    const std::string whole = "terrain/" + shown_ + "/" + path;
    const rules::RuleOrigin origin = rules::originOf(session_.translated(), inherited, whole);
    return TerrainValues::Origin{TerrainWords::origin(session_, origin, whole), origin.isOverride()};
  };
  for (const auto& [path, note] : origins_) {
    const auto origin = isDefined() ? originOf(path) : TerrainValues::Origin();
    note->setOrigin(origin.text, origin.isOverride);
  }
  const std::pair<QWidget*, const char*> hidden[] = {{highSide_, "high-side"}, {keep_, "keep"}};
  for (const auto& [field, path] : hidden) origins_.at(path)->setVisible(!field->isHidden());
  fillValues(definition, originOf);
}

void TerrainFields::fillValues(const rules::TerrainDefinition& definition,
                               const std::function<TerrainValues::Origin(const std::string& path)>& originOf) {
  std::map<std::string, std::string> others = definition.others;
  const auto valueOf = [&](const char* path) {
    const auto found = others.find(path);
    return found == others.end() ? std::nullopt : std::optional(found->second);
  };
  TerrainCosts::Effects effects{valueOf("enter"), valueOf("forbidden")};
  const auto arms = armsOf(session_);
  // Values that the fields can't show are shown below as JSON, and the fields are hidden.
  if (TerrainCosts::canShow(effects, arms)) {
    others.erase("enter");
    others.erase("forbidden");
    costs_->setEffects(shown_, arms, effects);
  } else {
    costs_->showElsewhere();
  }
  values_->setValues(shown_, others, originOf);
}

void TerrainFields::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && isDefined();
  const QString undefined = obstacle.isEmpty() && use_ ? tr("Define this terrain first.") : obstacle;
  for (QWidget* field :
       std::initializer_list<QWidget*>{title_, pattern_, colour_, colourButton_, patternColour_, blocksSight_,
                                       highSide_, keep_, ground_, costs_, route_, values_}) {
    field->setEnabled(canEdit);
    field->setToolTip(canEdit ? QString() : undefined);
  }
  for (const auto& [path, note] : origins_) note->setEnabled(canEdit);
  slug_->setEnabled(obstacle.isEmpty() && use_);
  slug_->setToolTip(obstacle.isEmpty() ? tr("How the map's rows and the rules name it. Changing it changes them all.")
                                       : obstacle);
  replace_->setEnabled(obstacle.isEmpty());
  replace_->setToolTip(obstacle);
  if (!obstacle.isEmpty()) {
    define_->setEnabled(false);
    define_->setToolTip(obstacle);
  }
  const bool isSettled = canEdit && (use_->isGround || use_->on(use_->place) > 0);
  place_->setEnabled(canEdit && !isSettled);
  place_->setToolTip(!canEdit         ? undefined
                     : use_->isGround ? tr("The ground lies in hexes.")
                     : isSettled ? tr("It lies on the map there: %1. Replace it first.").arg(TerrainWords::uses(*use_))
                                 : QString());
  ground_->setEnabled(canEdit && !use_->isGround);
  ground_->setToolTip(!canEdit         ? undefined
                      : use_->isGround ? tr("To change this, make another terrain the ground.")
                                       : tr("What the eraser leaves, and what new hexes are."));
}

void TerrainFields::change(const QString& title, const std::function<void(rules::TerrainDefinition&)>& edit) {
  auto definition = use_ ? rules::definitionOf(session_.rules(), use_->slug) : std::nullopt;
  if (!definition) return;
  edit(*definition);
  session_.apply(rules::changeTerrain(session_.battle(), use_->slug, *definition, title.toStdString()));
  // The dialog is notified of the change and shows it; after a refused change the present values are shown.
  showTerrain(rules::terrainUse(session_.translated(), session_.translatedRules(), shown_));
}

void TerrainFields::commitTitle() {
  if (!title_->isModified() || !isDefined()) return;
  title_->setModified(false);
  const std::string text = title_->text().trimmed().toStdString();
  const QString history = tr("Call %1 “%2”").arg(TerrainWords::text(shown_), title_->text().trimmed());
  if (const auto slug = slugFollowing(text)) return renameWhole(text, *slug, history);
  change(history, [&](rules::TerrainDefinition& definition) { definition.title = text; });
}

std::optional<rules::TerrainSlug> TerrainFields::slugFollowing(const std::string& newTitle) const {
  const std::string plain = slugged(newTitle);
  if (!new_.contains(shown_) || !use_->isUnused() || plain.empty() || plain == shown_) return std::nullopt;
  return rules::freeSlug(session_.battle(), newTitle);
}

void TerrainFields::renameWhole(const std::string& newTitle, const rules::TerrainSlug& slug, const QString& history) {
  const model::Battle& battle = session_.battle();
  auto definition = rules::definitionOf(session_.rules(), shown_);
  if (!definition) return;
  definition->title = newTitle;
  const model::Battle titled = model::applied(battle, rules::changeTerrain(battle, shown_, *definition, {}));
  const model::Battle renamedToo = model::applied(titled, rules::renameTerrain(titled, shown_, slug, {}));
  if (session_.apply(model::toEdit(model::difference(battle, renamedToo), history.toStdString()))) {
    new_.insert(slug.text());
    emit renamed(slug.text());
  } else {
    showTerrain(use_);
  }
}

void TerrainFields::commitSlug() {
  if (!slug_->isModified() || !use_) return;
  const QString text = slug_->text().trimmed();
  const std::string old = shown_;
  const auto slug = rules::TerrainSlug::fromText(text.toStdString());
  QString fault;
  if (!slug) {
    fault = tr("A short name is made of letters a–z, digits and single hyphens, such as %1.")
                .arg(TerrainWords::text(rules::freeSlug(session_.battle(), text.toStdString()).text()));
  } else if (slug->text() != old && !rules::isFreeSlug(session_.battle(), slug->text())) {
    fault = tr("There is a terrain “%1” already. To put it in this one's place, remove this one and choose it there.")
                .arg(text);
  }
  slugError_->setText(fault);
  slugError_->setVisible(!fault.isEmpty());
  if (!fault.isEmpty()) return;
  slug_->setModified(false);
  new_.erase(old);
  if (slug->text() == old) return;
  const QString history = tr("Short name of %1: %2").arg(title(), text);
  if (session_.apply(rules::renameTerrain(session_.battle(), old, *slug, history.toStdString()))) {
    emit renamed(slug->text());
  } else {
    showTerrain(use_);
  }
}

void TerrainFields::commitColour() {
  if (colour_->isModified()) setColour(colour_->text().trimmed());
}

void TerrainFields::setColour(const QString& text) {
  const auto colour = rules::TerrainColour::fromText(text.toUpper().toStdString());
  const bool isBad = !colour && !text.isEmpty();
  colourError_->setText(isBad ? tr("A colour is written # and six digits 0–9, A–F, such as #B1BA90.") : QString());
  colourError_->setVisible(isBad);
  if (isBad) return;
  colour_->setModified(false);
  change(tr("Colour of %1").arg(title()), [&](rules::TerrainDefinition& definition) { definition.colour = colour; });
}

void TerrainFields::chooseColour() {
  if (!use_) return;
  const auto look = render::terrainKind(session_.rules(), shown_, renderPlace(use_->place));
  auto* dialog = new QColorDialog(look.colour, this);
  dialog->setObjectName(QStringLiteral("terrain.colour.dialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QColorDialog::DontUseNativeDialog);
  dialog->setWindowTitle(tr("Colour of %1").arg(title()));
  connect(dialog, &QColorDialog::colorSelected, this, [this, slug = shown_](const QColor& colour) {
    if (shown_ == slug) setColour(colour.name());
  });
  dialog->open();
}

void TerrainFields::inherit(const std::string& path) {
  if (!use_) return;
  const QString history = tr("Inherited value of %1: %2").arg(title(), TerrainWords::text(path));
  session_.apply(rules::inheritTerrainValue(session_.battle(), shown_, path, history.toStdString()));
  showTerrain(rules::terrainUse(session_.translated(), session_.translatedRules(), shown_));
}

}  // namespace redoubt::editor
