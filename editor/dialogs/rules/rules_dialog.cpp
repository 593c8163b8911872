#include "editor/dialogs/rules/rules_dialog.h"

#include <QHideEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/rules/combat/table_grid.h"
#include "editor/dialogs/rules/names_grid_dialog.h"
#include "editor/dialogs/rules/rules_add.h"
#include "editor/dialogs/rules/rules_fields.h"
#include "editor/dialogs/rules/rules_grid_dialog.h"
#include "editor/dialogs/rules/rules_list.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kRulesSize(1240, 720);
constexpr int kRulesWidth = 720;
constexpr int kFieldsWidth = 330;  // the least

QString setting(const char* name) {
  return QStringLiteral("rules/") + QLatin1String(name);
}

}  // namespace

RulesDialog::RulesDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      list_(new RulesList(session)),
      add_(new RulesAdd(session)),
      fields_(new RuleFields(session)),
      scroll_(new QScrollArea),
      splitter_(new QSplitter),
      obstacle_(new QLabel),
      drafts_(new QLabel) {
  setWindowTitle(tr("Rules"));
  setObjectName(QStringLiteral("rules"));
  arrange();
  connect(list_, &RulesList::chosen, this, &RulesDialog::showChosen);
  connect(add_, &RulesAdd::written, this, &RulesDialog::showNew);
  connect(fields_, &RuleFields::otherWanted, this, &RulesDialog::choose);
  connect(fields_, &RuleFields::tableWanted, this, &RulesDialog::showTable);
  connect(fields_, &RuleFields::questionWanted, this, &RulesDialog::questionWanted);
  connect(fields_, &RuleFields::draftsChanged, this, &RulesDialog::showDrafts);
  connect(drafts_, &QLabel::linkActivated, this, [this](const QString& link) {
    const auto keys = fields_->drafts().keys();
    if (const auto at = static_cast<std::size_t>(link.toUInt()); at < keys.size()) choose(keys[at]);
  });
  connect(list_, &RulesList::activated, this, [this](const RuleAddress& key) {
    if (!key.isSetting()) showTable(key.path);
  });
  connectSession();
  resize(kRulesSize * textScale());
  const QSettings settings;
  restoreGeometry(settings.value(setting("geometry")).toByteArray());
  if (const QByteArray state = settings.value(setting("splitter")).toByteArray(); !state.isEmpty()) {
    splitter_->restoreState(state);
  }
  if (const QByteArray state = settings.value(setting("columnWidths")).toByteArray(); !state.isEmpty()) {
    list_->setColumns(state);
  }
  fields_->readDrafts();
  refresh();
  const RulesModel& model = list_->model();
  if (const RuleEntry* first = model.entry(model.index(0, 0, model.index(0, 0)))) choose(first->key);
}

RulesDialog::~RulesDialog() {
  leaveField(*this);
  QSettings settings;
  settings.setValue(setting("geometry"), saveGeometry());
  settings.setValue(setting("splitter"), splitter_->saveState());
  settings.setValue(setting("columnWidths"), list_->columns());
}

void RulesDialog::arrange() {
  obstacle_->setObjectName(QStringLiteral("rules.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  drafts_->setObjectName(QStringLiteral("rules.drafts"));
  drafts_->setWordWrap(true);
  drafts_->setTextFormat(Qt::RichText);
  drafts_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  setRole(*drafts_, "note");
  fields_->setAttribute(Qt::WA_StyledBackground);
  setRole(*fields_, "page");
  scroll_->setWidget(fields_);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setMinimumWidth(kFieldsWidth);
  auto* left = new QWidget;
  auto* leftColumn = new QVBoxLayout(left);
  leftColumn->setContentsMargins(0, 0, 0, 0);
  leftColumn->setSpacing(0);
  leftColumn->addWidget(list_, 1);
  leftColumn->addWidget(add_);
  splitter_->addWidget(left);
  splitter_->addWidget(scroll_);
  splitter_->setChildrenCollapsible(false);
  splitter_->setHandleWidth(1);
  splitter_->setStretchFactor(0, 1);
  splitter_->setSizes({kRulesWidth, kRulesSize.width() - kRulesWidth});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addWidget(drafts_);
  column->addWidget(splitter_, 1);
}

void RulesDialog::connectSession() {
  connect(&session_, &Session::documentReplaced, this, [this] {
    fields_->readDrafts();
    refresh();
  });
  connect(&session_, &Session::accessChanged, this, [this] {
    fields_->followFile();
    refresh();
  });
  connect(&session_, &Session::changed, this, &RulesDialog::follow);
  addUndoKeys(*this, session_);
}

// Rules also contain names of armies, leaders and zones; painting on the map doesn't matter here.
void RulesDialog::follow(const model::Changes& changes) {
  using namespace model;
  if (changes.touches<Rule>() || changes.touches<System>() || changes.touches<BattleInfo>() ||
      changes.touches<Provenance>() || changes.touches<Paragraph>() || changes.touches<Source>() ||
      changes.touches<Army>() || changes.touches<Leader>() || changes.touches<Player>() || changes.touches<Zone>() ||
      changes.touches<Setting>() || changes.touches<Scenario>() || changes.touches<Question>()) {
    refresh();
  }
}

void RulesDialog::refresh() {
  const QString obstacle = TerrainWords::obstacle(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  list_->refresh();
  add_->refresh();
  const RuleAddress key = fields_->key();
  const RuleEntry* entry = list_->model().entry(key);
  if (entry && list_->current() != key) list_->choose(key);  // it is new
  fields_->show(session_.hasDocument() ? key : RuleAddress(), entry);
  orderTabs();
}

// The table's window belongs to this one and closes with it.
void RulesDialog::hideEvent(QHideEvent* event) {
  fields_->settle();
  if (grid_ && !event->spontaneous()) grid_->close();
  if (names_ && !event->spontaneous()) names_->close();
  QDialog::hideEvent(event);
}

void RulesDialog::choose(const RuleAddress& key) {
  fields_->settle();  // unfinished input belongs to the rule shown so far
  const bool isFamily =
      !key.isSetting() && !termOf(key) && !session_.rules().row(key.path) && !fields_->drafts().find(key);
  const RuleAddress shown = isFamily ? RuleAddress(nearestRule(session_.rules(), key.path)) : key;
  list_->choose(shown);
  showChosen(shown);
}

void RulesDialog::showNames(const std::string& rule) {
  if (!names_) names_ = new NamesGridDialog(session_, this);
  names_->choose(rule);
  names_->show();
  names_->raise();
  names_->activateWindow();
}

void RulesDialog::showTable(const std::string& rule) {
  if (!rules::gridPath(rule)) return namesGridOf(rule) ? showNames(rule) : void();
  if (!grid_) {
    grid_ = new RulesGridDialog(session_, fields_->drafts(), this);
    connect(grid_, &RulesGridDialog::draftsChanged, fields_, &RuleFields::followDrafts);
  }
  grid_->choose(rule);
  grid_->show();
  grid_->raise();
  grid_->activateWindow();
}

void RulesDialog::showWithoutOrigin() {
  list_->show(RuleFilter::NoOrigin);
}

void RulesDialog::showChosen(const RuleAddress& key) {
  fields_->show(key, list_->model().entry(key));
  scroll_->ensureVisible(0, 0);
  orderTabs();
}

void RulesDialog::orderTabs() {
  QWidget* last = list_->lastField();
  for (QWidget* next : fields_->tabOrder() + add_->tabOrder()) {
    setTabOrder(last, next);
    last = next;
  }
}

void RulesDialog::showNew(const RuleAddress& key) {
  list_->choose(key);
  showChosen(key);
  fields_->editValue();
}

void RulesDialog::showDrafts() {
  QStringList links;
  const auto keys = fields_->drafts().keys();
  for (std::size_t at = 0; at < keys.size(); ++at) {
    const QString path = RulesWords::text(keys[at].path);
    const QString name = keys[at].scenario
                             ? tr("%1 (%2)").arg(path, RulesWords::scenario(session_.translated(), *keys[at].scenario))
                             : path;
    links << QStringLiteral("<a href=\"%1\">%2</a>").arg(at).arg(name.toHtmlEscaped());
  }
  drafts_->setText(tr("Typed, but not taken yet: %1").arg(links.join(QStringLiteral(", "))));
  drafts_->setVisible(!links.isEmpty());
  if (grid_) grid_->showDrafts();
}

}  // namespace redoubt::editor
