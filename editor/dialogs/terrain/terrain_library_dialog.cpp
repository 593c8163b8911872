#include "editor/dialogs/terrain/terrain_library_dialog.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "editor/dialogs/terrain/ready_terrain.h"
#include "editor/dialogs/terrain/terrain_fields.h"
#include "editor/dialogs/terrain/terrain_list.h"
#include "editor/dialogs/terrain/terrain_removal_dialog.h"
#include "editor/dialogs/terrain/terrain_sample.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kListWidth = 280;
constexpr int kReadyPicture = 22;
constexpr rules::TerrainPlace kPlaces[] = {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside,
                                           rules::TerrainPlace::Link};

// "water-meadow" as a first title: "Water meadow".
QString titleOf(const std::string& slug) {
  QString title = TerrainWords::text(slug).replace(QLatin1Char('-'), QLatin1Char(' '));
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

}  // namespace

TerrainLibraryDialog::TerrainLibraryDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(new TerrainListModel(session, this)),
      list_(new TerrainList(*model_)),
      fields_(new TerrainFields(session)),
      obstacle_(new QLabel) {
  setWindowTitle(tr("Terrain library"));
  setObjectName(QStringLiteral("terrain.library"));
  obstacle_->setObjectName(QStringLiteral("terrain.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  scroll_ = new QScrollArea;
  fields_->setAttribute(Qt::WA_StyledBackground);
  setRole(*fields_, "page");
  scroll_->setWidget(fields_);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  auto* line = new QFrame;
  line->setFixedWidth(1);
  setRole(*line, "upright");
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(makeList());
  row->addWidget(line);
  row->addWidget(scroll_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addLayout(row, 1);
  resize(920, 680);
  setMinimumHeight(420);  // its width depends on the fields

  mapChanged_.setSingleShot(true);
  mapChanged_.setInterval(0);
  connect(&mapChanged_, &QTimer::timeout, this, &TerrainLibraryDialog::refresh);
  connect(list_, &TerrainList::chosen, this, &TerrainLibraryDialog::showChosen);
  connect(fields_, &TerrainFields::renamed, this, [this](const std::string& slug) {
    const std::string old = std::exchange(chosen_, slug);
    dropPaint(old, slug);
    refresh();
  });
  connect(fields_, &TerrainFields::definitionWanted, this, &TerrainLibraryDialog::define);
  connect(fields_, &TerrainFields::replacementWanted, this, &TerrainLibraryDialog::replace);
  connectSession();
  refresh();
  list_->setFocus();
}

QWidget* TerrainLibraryDialog::makeList() {
  auto* left = new QWidget;
  left->setFixedWidth(size::scaled(kListWidth));
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_, 1);
  column->addWidget(makeButtons());
  return left;
}

QToolButton* TerrainLibraryDialog::addButton(const char* name, const char* sign, const QString& text,
                                             const QKeySequence& keys, void (TerrainLibraryDialog::*work)()) {
  auto* button = new QToolButton;
  button->setObjectName(QString::fromLatin1(name));
  button->setIcon(icon(QString::fromLatin1(sign)));
  button->setIconSize({size::kIcon, size::kIcon});
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(text);
  button->setProperty("words", tr("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
  connect(button, &QToolButton::clicked, this, work);
  auto* shortcut = new QShortcut(keys, list_);
  shortcut->setContext(Qt::WidgetShortcut);
  connect(shortcut, &QShortcut::activated, button, &QToolButton::click);
  return button;
}

QWidget* TerrainLibraryDialog::makeButtons() {
  auto* bar = new QWidget;
  setRole(*bar, "page");
  bar->setAttribute(Qt::WA_StyledBackground);
  add_ = addButton("terrain.add", "list-add", tr("Add a terrain"), Qt::Key_Insert, &TerrainLibraryDialog::fillAddMenu);
  duplicate_ = addButton("terrain.duplicate", "edit-copy", tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D),
                         &TerrainLibraryDialog::duplicate);
  remove_ = addButton("terrain.remove", "edit-delete", tr("Remove"), Qt::Key_Delete, &TerrainLibraryDialog::remove);
  up_ = addButton("terrain.up", "go-up", tr("Up"), QKeySequence(Qt::ALT | Qt::Key_Up), &TerrainLibraryDialog::moveUp);
  down_ = addButton("terrain.down", "go-down", tr("Down"), QKeySequence(Qt::ALT | Qt::Key_Down),
                    &TerrainLibraryDialog::moveDown);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(6, 4, 6, 4);
  row->setSpacing(2);
  row->addWidget(add_);
  row->addWidget(duplicate_);
  row->addWidget(remove_);
  row->addStretch(1);
  row->addWidget(up_);
  row->addWidget(down_);
  return bar;
}

void TerrainLibraryDialog::connectSession() {
  connect(&session_, &Session::documentReplaced, this, &TerrainLibraryDialog::refresh);
  connect(&session_, &Session::accessChanged, this, &TerrainLibraryDialog::refresh);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    const bool ofRules = changes.touches<model::Rule>() || changes.touches<model::System>() ||
                         changes.touches<model::BattleInfo>() || changes.touches<model::Provenance>();
    const bool ofMap = changes.touches<model::HexRow>() || changes.touches<model::Hexside>() ||
                       changes.touches<model::Link>() || changes.touches<model::MapSheet>();
    if (ofRules) {
      refresh();
    } else if (ofMap) {
      mapChanged_.start();  // counting a large map for each point of a stroke would slow the brush down
    }
  });
  addUndoKeys(*this, session_);
}

void TerrainLibraryDialog::choose(std::string_view slug) {
  chosen_ = slug;
  {
    const QSignalBlocker blocker(list_);
    list_->choose(chosen_);
  }
  showChosen();
}

void TerrainLibraryDialog::refresh() {
  const std::string wanted = chosen_;
  const int scrolled = list_->verticalScrollBar()->value();
  model_->refresh();
  list_->doItemsLayout();
  list_->verticalScrollBar()->setValue(scrolled);
  choose(wanted);
}

void TerrainLibraryDialog::showChosen() {
  const rules::TerrainUse* use = model_->use(list_->current());
  if (use) chosen_ = use->slug;
  fields_->showTerrain(use ? std::optional(*use) : std::nullopt);
  // Otherwise the scroll area would cut off fields that are wider.
  scroll_->setMinimumWidth(fields_->minimumSizeHint().width() + scroll_->verticalScrollBar()->sizeHint().width());
  enable();
}

void TerrainLibraryDialog::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  const rules::TerrainUse* use = model_->use(list_->current());
  const bool canEdit = obstacle.isEmpty();
  const bool isDefined = use && use->isDefined;
  const auto order = isDefined ? model_->slugs(use->place) : std::vector<std::string>();
  const auto set = [&](QToolButton* button, const QString& reason) {
    button->setEnabled(canEdit && reason.isEmpty());
    button->setToolTip(!canEdit ? obstacle : reason.isEmpty() ? button->property("words").toString() : reason);
  };
  const QString none = tr("Choose a terrain of the rules first.");
  set(add_, {});
  set(duplicate_, isDefined ? QString() : none);
  set(remove_, !use              ? none
               : use->isGround   ? tr("The ground stays; make another terrain the ground first.")
               : !use->isDefined ? tr("It is not in the rules; “Replace by…” takes it off the map.")
                                 : QString());
  set(up_, !isDefined ? none : order.front() == use->slug ? tr("It is the first of its kind already.") : QString());
  set(down_, !isDefined ? none : order.back() == use->slug ? tr("It is the last of its kind already.") : QString());
}

void TerrainLibraryDialog::fillAddMenu() {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("terrain.add.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QString words[] = {tr("New terrain of &hexes"), tr("New terrain of hex&sides"), tr("New kind of &link")};
  for (const rules::TerrainPlace place : kPlaces) {
    menu->addAction(words[static_cast<std::size_t>(place)], this, [this, place] { add(place); });
  }
  menu->addSeparator();
  const QString ready[] = {tr("Ready-made of h&exes"), tr("Ready-made of hexs&ides"), tr("Ready-made li&nks")};
  for (const rules::TerrainPlace place : kPlaces) {
    fillReadyMenu(*menu->addMenu(ready[static_cast<std::size_t>(place)]), place);
  }
  const auto hidden = rules::hiddenTerrain(session_.battle());
  if (!hidden.empty()) menu->addSeparator();
  for (const std::string& slug : hidden) {
    const QString title = TerrainWords::text(rules::terrainTitle(session_.translatedRules(), slug));
    menu->addAction(tr("Bring back %1").arg(QString(title).replace(QLatin1Char('&'), QLatin1String("&&"))), this,
                    [this, slug] { bringBack(slug); });
  }
  menu->popup(add_->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
  menu->setActiveAction(menu->actions().first());
}

void TerrainLibraryDialog::fillReadyMenu(QMenu& menu, rules::TerrainPlace place) {
  menu.setObjectName(QStringLiteral("terrain.add.ready.%1").arg(static_cast<int>(place)));
  const std::set<std::string> used = usedPatterns(place);
  for (const render::PatternLook& look : render::patternLooks(renderPlace(place))) {
    if (used.contains(look.slug)) continue;
    const QPixmap picture = patternSwatch(look.slug, place, kReadyPicture, devicePixelRatioF());
    menu.addAction(picture, look.title.text(), this, [this, &look] { addReady(look); });
  }
  menu.menuAction()->setEnabled(!menu.isEmpty());
}

void TerrainLibraryDialog::addReady(const render::PatternLook& look) {
  const model::BattleInfo* info = model::info(session_.battle());
  const QString language = QString::fromStdString(info ? info->language : std::string());
  const rules::TerrainSlug slug = readySlug(session_.battle(), look);
  const std::string history = tr("Add %1").arg(look.title.text()).toStdString();
  if (!session_.apply(rules::addTerrain(session_.battle(), slug, readyTerrain(look, language), history))) return;
  choose(slug.text());
  fields_->editTitle();
}

std::set<std::string> TerrainLibraryDialog::usedPatterns(rules::TerrainPlace place) const {
  std::set<std::string> used;
  for (const std::string& slug : model_->slugs(place)) {
    const auto definition = rules::definitionOf(session_.rules(), slug);
    used.insert(definition ? definition->pattern.value_or(slug) : slug);
  }
  return used;
}

std::string TerrainLibraryDialog::freshPattern(rules::TerrainPlace place) const {
  const std::set<std::string> used = usedPatterns(place);
  const auto words = render::patternsOf(renderPlace(place));
  const auto fresh = std::find_if(words.begin(), words.end(),
                                  [&](std::string_view word) { return !used.contains(std::string(word)); });
  return std::string(fresh == words.end() ? words.back() : *fresh);
}

void TerrainLibraryDialog::add(rules::TerrainPlace place) {
  const QString title = tr("New terrain");
  rules::TerrainDefinition definition;
  definition.title = title.toStdString();
  definition.place = place;
  definition.pattern = freshPattern(place);
  const rules::TerrainSlug slug = rules::freeSlug(session_.battle(), definition.title);
  const std::string history = tr("Add a terrain").toStdString();
  if (!session_.apply(rules::addTerrain(session_.battle(), slug, definition, history))) return;
  choose(slug.text());
  fields_->editTitle();
}

void TerrainLibraryDialog::bringBack(const std::string& slug) {
  const QString title = TerrainWords::text(rules::terrainTitle(session_.translatedRules(), slug));
  session_.apply(rules::bringBackTerrain(session_.battle(), slug, tr("Bring back %1").arg(title).toStdString()));
  choose(slug);
}

void TerrainLibraryDialog::duplicate() {
  auto definition = rules::definitionOf(session_.rules(), chosen_);
  if (!definition) return;
  const QString title = TerrainWords::text(rules::terrainTitle(session_.rules(), chosen_));
  definition->title = tr("%1, copy").arg(title).toStdString();
  definition->order.reset();
  const rules::TerrainSlug slug = rules::freeSlug(session_.battle(), definition->title);
  const QString shown = TerrainWords::text(rules::terrainTitle(session_.translatedRules(), chosen_));
  const std::string history = tr("Duplicate %1").arg(shown).toStdString();
  if (!session_.apply(rules::addTerrain(session_.battle(), slug, *definition, history))) return;
  choose(slug.text());
  fields_->editTitle();
}

void TerrainLibraryDialog::remove() {
  const rules::TerrainUse* use = model_->use(list_->current());
  if (!use || !use->isDefined || use->isGround) return;
  const bool isNamed = !rules::rulesNaming(session_.battle(), session_.rules(), use->slug).empty();
  if (use->total() == 0 && !isNamed) return finishRemoval(*use, rules::EraseUses{});
  auto* dialog = new TerrainRemovalDialog(session_, *use, use->place, TerrainRemovalDialog::Purpose::Remove, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog, removed = *use] { finishRemoval(removed, dialog->choice()); });
  dialog->open();
}

void TerrainLibraryDialog::finishRemoval(const rules::TerrainUse& use, const rules::TerrainRemoval& choice) {
  const auto order = model_->slugs(use.place);
  const std::string history = tr("Remove %1").arg(TerrainWords::text(use.title)).toStdString();
  if (!session_.apply(rules::removeTerrain(session_.battle(), use.slug, choice, history))) return;
  // Chooses its neighbour in the list.
  const auto at = std::find(order.begin(), order.end(), use.slug);
  std::string next;
  if (at != order.end()) next = at + 1 != order.end() ? *(at + 1) : at != order.begin() ? *(at - 1) : std::string();
  const auto* replaced = std::get_if<rules::ReplaceUses>(&choice);
  dropPaint(use.slug, replaced ? replaced->by : next);
  choose(next);
}

void TerrainLibraryDialog::define() {
  const rules::TerrainUse* use = model_->use(list_->current());
  const auto slug = use ? rules::TerrainSlug::fromText(use->slug) : std::nullopt;
  if (!slug || use->isDefined) return;
  rules::TerrainDefinition definition;
  const QString title = titleOf(use->slug);
  definition.title = title.toStdString();
  definition.place = use->place;
  const auto words = render::patternsOf(renderPlace(use->place));
  const bool isPattern = std::find(words.begin(), words.end(), use->slug) != words.end();
  definition.pattern = isPattern ? use->slug : freshPattern(use->place);
  const std::string history = tr("Define %1").arg(title).toStdString();
  if (session_.apply(rules::addTerrain(session_.battle(), *slug, definition, history))) fields_->editTitle();
}

void TerrainLibraryDialog::replace(rules::TerrainPlace place) {
  const rules::TerrainUse* use = model_->use(list_->current());
  if (!use) return;
  auto* dialog = new TerrainRemovalDialog(session_, *use, place, TerrainRemovalDialog::Purpose::Replace, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog, replaced = *use, place] { finishReplacement(replaced, place, dialog->choice()); });
  dialog->open();
}

void TerrainLibraryDialog::finishReplacement(const rules::TerrainUse& use, rules::TerrainPlace place,
                                             const rules::TerrainRemoval& choice) {
  const std::string history = tr("Replace %1").arg(TerrainWords::text(use.title)).toStdString();
  const auto* replaced = std::get_if<rules::ReplaceUses>(&choice);
  const model::Edit edit = replaced ? rules::replaceTerrain(session_.battle(), use.slug, replaced->by, history)
                                    : rules::clearTerrain(session_.battle(), use.slug, place, history);
  if (!session_.apply(edit)) return;
  refresh();
  if (!model_->use(use.slug)) dropPaint(use.slug, replaced ? replaced->by : std::string());
}

void TerrainLibraryDialog::dropPaint(const std::string& gone, const std::string& instead) {
  const Paint paint = session_.hand().paint();
  if (paint.slug != gone || rules::terrainKind(session_.rules(), gone)) return;
  const auto kind = rules::terrainKind(session_.rules(), instead);
  if (kind) return session_.hand().setPaint({paintPlace(kind->place), kind->slug});
  for (const rules::TerrainKind& other : rules::terrainKinds(session_.rules())) {
    if (paintPlace(other.place) == paint.place) return session_.hand().setPaint({paint.place, other.slug});
  }
}

void TerrainLibraryDialog::moveUp() {
  move(-1);
}
void TerrainLibraryDialog::moveDown() {
  move(1);
}

void TerrainLibraryDialog::move(int by) {
  const rules::TerrainUse* use = model_->use(list_->current());
  if (!use || !use->isDefined) return;
  auto order = model_->slugs(use->place);
  const auto at = std::find(order.begin(), order.end(), use->slug) - order.begin();
  const auto to = at + by;
  if (to < 0 || to >= static_cast<std::ptrdiff_t>(order.size())) return;
  std::swap(order[static_cast<std::size_t>(at)], order[static_cast<std::size_t>(to)]);
  const QString history = tr("Order of %1").arg(TerrainWords::text(use->title));
  session_.apply(rules::reorderTerrain(session_.battle(), order, history.toStdString()));
}

}  // namespace redoubt::editor
