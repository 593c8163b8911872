#include "editor/dialogs/rules/rules_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/rule_edit.h"
#include "core/rules/combat/table_grid.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_plan.h"
#include "editor/dialogs/rules/names_grid.h"
#include "editor/dialogs/rules/rules_origin_fields.h"
#include "editor/dialogs/rules/rules_questions.h"
#include "editor/dialogs/rules/symbol_picker.h"
#include "editor/dialogs/rules/text_offers.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/dialogs/values/rules_settings.h"
#include "editor/dialogs/values/shape_form.h"
#include "editor/fields/field_text.h"
#include "editor/fields/value_faults.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTextHeight = 132;
constexpr int kShortHeight = 62;  // if there is a control too
constexpr int kMostInTitle = 40;
const QString kShowsJson = QStringLiteral("rules/asJson");

// The edits of a rule or setting.
model::Edit setTo(const model::Battle& battle, const RuleAddress& key, std::optional<std::string_view> json,
                  std::string title) {
  if (key.scenario) return setSetting(battle, *key.scenario, key.path, json, std::move(title));
  rules::RuleEdit edit(battle, std::move(title));
  const bool isNone = !json || rules::isSameJson(*json, "null");
  if (isNone && !edit.rules().row(key.path)) {
    edit.strike(key.path);
  } else {
    edit.set(key.path, json);
  }
  return edit.take();
}

model::Edit overridden(const model::Battle& battle, const RuleAddress& key, std::string title) {
  if (key.scenario) return overrideSetting(battle, *key.scenario, key.path, std::move(title));
  rules::RuleEdit edit(battle, std::move(title));
  edit.copy(key.path, key.path);
  return edit.take();
}

model::Edit inherited(const model::Battle& battle, const RuleAddress& key, std::string title) {
  if (key.scenario) return inheritSetting(battle, *key.scenario, key.path, std::move(title));
  rules::RuleEdit edit(battle, std::move(title));
  edit.inherit(key.path);
  return edit.take();
}

// Whether a value has a form, because it is more than one field.
bool hasForm(const rules::Shape& shape) {
  const rules::FormPlan plan = rules::planOf(shape);
  return !std::holds_alternative<rules::plan::Field>(plan);
}

// Whether one field shows the whole value.
bool isShownByControl(const rules::Term* term, const std::string& json) {
  const auto value = nlohmann::json::parse(json, nullptr, false);
  return term && (value.is_null() || !rules::shapeFault(term->shape, value));
}

void tell(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace

RuleFields::RuleFields(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      heading_(addLabel("rules.heading", "subject")),
      topic_(addLabel("rules.topic", "second")),
      meaning_(addLabel("rules.meaning", "")),
      shape_(addLabel("rules.shape", "second")),
      valueTitle_(addLabel("rules.value.title", "heading")),
      control_(new RuleControl(session)),
      symbols_(new SymbolPicker),
      parts_(new ShapeForm(session, QStringLiteral("rules.parts"))),
      asJson_(addButton("rules.asJson", {}, &RuleFields::turnJson)),
      text_(new FieldText),
      error_(addLabel("rules.error", "error")),
      unknown_(addLabel("rules.unknown", "error")),
      faults_(addLabel("rules.faults", "error")),
      inherited_(addLabel("rules.inherited", "second")),
      table_(addButton("rules.table", tr("Show as a &table…"), &RuleFields::showTable)),
      override_(addButton("rules.override", tr("Overri&de"), &RuleFields::override)),
      none_(addButton("rules.none", tr("No va&lue"), &RuleFields::setNoValue)),
      inherit_(addButton("rules.inherit", tr("Take the &inherited value back"), &RuleFields::inherit)),
      drop_(addButton("rules.drop", tr("Dro&p what was typed"), &RuleFields::giveUp)),
      others_(addLabel("rules.others", "second")),
      questions_(new RuleQuestions(session)),
      originTitle_(addLabel("rules.origin.title", "heading")),
      origin_(new RuleOriginFields(session)) {
  heading_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  valueTitle_->setText(tr("&Value"));
  valueTitle_->setBuddy(text_);
  originTitle_->setText(tr("Where it comes from"));
  text_->setObjectName(QStringLiteral("rules.text"));
  text_->setAccessibleName(tr("Value as JSON"));
  parts_->hideText();
  parts_->speakAsRules();
  parts_->setTextOffers([this](const std::string& member,
                               const std::string& json) { return textOffers(session_, key_.path, member, json); },
                        true);
  connect(parts_, &ShapeForm::valueChosen, this, &RuleFields::takeParts);
  arrange();
  connect(text_, &QPlainTextEdit::textChanged, this, &RuleFields::judge);
  connect(text_, &FieldText::finished, this, &RuleFields::commit);
  connect(text_, &FieldText::givenUp, this, &RuleFields::giveUp);
  connect(&session_, &Session::documentLeaving, this, &RuleFields::commit);
  others_->setTextFormat(Qt::RichText);
  others_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(others_, &QLabel::linkActivated, this, [this](const QString& link) {
    const auto at = static_cast<std::size_t>(link.toUInt());
    if (at < counterparts_.size()) emit otherWanted(RuleAddress(counterparts_[at].key));
  });
  connect(control_, &RuleControl::valueChosen, this, &RuleFields::take);
  connect(symbols_, &SymbolPicker::taken, this,
          [this](const QString& name) { take(nlohmann::json(name.toStdString()).dump()); });
  connect(questions_, &RuleQuestions::chosen, this, &RuleFields::questionWanted);
  setRole(*table_, "link");
  setRole(*asJson_, "link");
  show(RuleAddress(), nullptr);
}

QLabel* RuleFields::addLabel(const char* name, const char* role) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  if (*role) setRole(*label, role);
  return label;
}

QPushButton* RuleFields::addButton(const char* name, const QString& text, void (RuleFields::*work)()) {
  auto* button = new QPushButton(text);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, work);
  return button;
}

void RuleFields::arrange() {
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  buttons->addWidget(override_);
  buttons->addWidget(none_);
  buttons->addWidget(drop_);
  buttons->addStretch(1);
  auto* back = new QHBoxLayout;
  back->addWidget(inherit_);
  back->addStretch(1);
  column_->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column_->setSpacing(6);
  for (QWidget* each : std::initializer_list<QWidget*>{topic_, heading_, meaning_, shape_}) column_->addWidget(each);
  column_->addSpacing(8);
  for (QWidget* each :
       std::initializer_list<QWidget*>{valueTitle_, control_, symbols_, parts_, text_, error_, unknown_, faults_}) {
    column_->addWidget(each);
  }
  column_->addWidget(asJson_, 0, Qt::AlignLeft);
  column_->addLayout(buttons);
  auto* table = new QHBoxLayout;
  table->addWidget(table_);
  table->addStretch(1);
  column_->addLayout(table);
  column_->addSpacing(2);
  column_->addWidget(inherited_);
  column_->addLayout(back);
  column_->addWidget(others_);
  column_->addWidget(questions_);
  column_->addSpacing(8);
  column_->addWidget(originTitle_);
  column_->addWidget(origin_);
  column_->addStretch(1);
}

bool RuleFields::event(QEvent* event) {
  const bool isHandled = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) fitHeight();
  return isHandled;
}

void RuleFields::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitHeight();
}

// A scroll area ignores wrapped lines: it would squeeze the fields instead of scrolling.
void RuleFields::fitHeight() {
  setMinimumHeight(layout()->totalHeightForWidth(width()));
}

QString RuleFields::name() const {
  return RulesWords::text(key_.path);
}

// Unfinished input stays when the same rule is shown again, for example after a change elsewhere.
void RuleFields::show(const RuleAddress& key, const RuleEntry* entry) {
  const bool isBeingTyped = key == key_ && text_->isTyped();
  if (key != key_) control_->forget();
  key_ = key;
  entry_ = entry ? std::optional(*entry) : std::nullopt;
  showTerm();
  isBeingTyped ? showBesideText() : showValue();
  showInherited();
  showCounterparts();
  questions_->show(key_);
  table_->setVisible(!key_.isSetting() && (rules::gridPath(key_.path) || namesGridOf(key_.path)));
  origin_->show(key_);
  originTitle_->setEnabled(entry_.has_value());
  enable();
}

void RuleFields::showTerm() {
  const rules::Term* term = termOf(key_);
  heading_->setText(key_.empty() ? tr("No rule chosen") : name().replace(QLatin1Char('/'), QStringLiteral("/\u200b")));
  if (key_.isSetting()) {
    const QString scenario = RulesWords::scenario(session_.translated(), *key_.scenario);
    tell(*topic_, tr("Setting of the scenario “%1”").arg(scenario));
  } else {
    tell(*topic_, key_.empty() ? QString() : RulesWords::topic(rules::topicOf(key_.path)));
  }
  tell(*meaning_, meaningOf());
  tell(*shape_, term ? tr("Its value: %1.").arg(RulesWords::in(term->shape.words())) : QString());
  for (QWidget* part : std::initializer_list<QWidget*>{valueTitle_, originTitle_, origin_}) {
    part->setVisible(!key_.empty());
  }
}

QString RuleFields::meaningOf() const {
  if (key_.empty()) return tr("Choose a rule at the left, or add one below the list.");
  if (const rules::Term* term = termOf(key_)) return RulesWords::meaning(*term);
  if (key_.isSetting()) return tr("A setting of your own: Redoubt keeps it and makes nothing of it.");
  if (const auto count = struck()) {
    return tr("Strikes all that would be inherited below this path: %n value(s).", nullptr, static_cast<int>(count));
  }
  if (const auto count = strikable(); count > 0 && !entry_) {
    return tr("%n value(s) are inherited below this path. “No value” strikes them all.", nullptr,
              static_cast<int>(count));
  }
  return tr("A rule of your own: Redoubt keeps it and makes nothing of it.");
}

qsizetype RuleFields::struck() const {
  const bool isStrike = entry_ && entry_->isOwn && !key_.isSetting() && rules::isSameJson(entry_->json, "null");
  return isStrike ? std::ssize(rules::struckPaths(session_.battle(), key_.path)) : 0;
}

qsizetype RuleFields::strikable() const {
  if (key_.empty() || key_.isSetting() || termOf(key_) || !session_.hasDocument()) return 0;
  return std::ssize(rules::pathsBelow(rules::inheritedRules(session_.battle()), key_.path));
}

void RuleFields::showValue() {
  const std::string json = entry_ ? entry_->json : std::string("null");
  const bool isNone = !entry_ || rules::isSameJson(json, "null");
  text_->setPlaceholderText(isNone ? tr("no value") : QString());
  shownDraft_ = draft();
  if (!shownDraft_) {
    text_->setText(isNone ? QString() : RulesWords::lines(json));
  } else if (text_->text() != *shownDraft_) {
    text_->setDraft(*shownDraft_);
  }
  showBesideText();
}

void RuleFields::showBesideText() {
  const rules::Term* term = termOf(key_);
  const std::string json = entry_ ? entry_->json : std::string("null");
  control_->show(term ? term->shape.choice() : rules::Choice(), json);
  symbols_->setVisible(!key_.isSetting() && SymbolPicker::isFor(key_.path));
  const auto value = nlohmann::json::parse(json, nullptr, false);
  symbols_->showChosen(value.is_string() ? RulesWords::text(value.get<std::string>()) : QString());
  const bool hasParts = term && hasForm(term->shape);
  parts_->setVisible(hasParts);
  if (hasParts) {
    const std::string typed = shownDraft_ ? shownDraft_->toStdString() : json;
    parts_->show(term, nlohmann::json::accept(typed) ? typed : json);
  }
  text_->setFixedHeight(control_->isOfUse() || hasParts ? kShortHeight : kTextHeight);
  showJson(control_->isOfUse() ? isShownByControl(term, json) : hasParts && parts_->isEnough());
  judge();
  tell(*faults_, entry_ && !drafts_.find(key_) ? entry_->faults.join(QLatin1Char('\n')) : QString());
}

QString RuleFields::inheritedWords() const {
  if (key_.empty()) return {};
  if (!entry_) {
    if (strikable() > 0) return {};
    return key_.isSetting() ? tr("The scenario has no such setting yet. Give it a value.")
                            : tr("The battle has no such rule yet. Give it a value.");
  }
  if (!entry_->isOwn) return tr("Inherited from %1.").arg(entry_->from);
  if (entry_->inherited) {
    return tr("Inherited from %2: %1").arg(RulesWords::value(*entry_->inherited), entry_->inheritedFrom);
  }
  return key_.isSetting() ? tr("Set by the scenario itself.") : tr("Only %1 has this rule.").arg(entry_->from);
}

void RuleFields::showInherited() {
  const bool isInherited = entry_ && !entry_->isOwn;
  tell(*inherited_, inheritedWords());
  const QString removal = key_.isSetting() ? tr("Remove this setting") : tr("Remove this rule");
  inherit_->setText(entry_ && !entry_->inherited ? removal : tr("Take the &inherited value back"));
  inherit_->setVisible(entry_ && entry_->isOwn);
  override_->setVisible(isInherited);
  if (struck() > 0) inherit_->setText(tr("Take what is struck back"));
  const bool canStrike = !entry_ && strikable() > 0;
  none_->setVisible(canStrike || (entry_.has_value() && (isInherited || entry_->inherited)));
}

void RuleFields::showCounterparts() {
  counterparts_ = key_.empty() ? std::vector<Counterpart>() : counterpartsOf(session_, key_);
  QStringList lines;
  for (std::size_t at = 0; at < counterparts_.size(); ++at) {
    const Counterpart& other = counterparts_[at];
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>").arg(at).arg(RulesWords::text(other.key.path));
    const QString value = RulesWords::value(other.json).toHtmlEscaped();
    lines << (other.key.isSetting() ? tr("In the scenario “%1”: %2 %3").arg(other.of.toHtmlEscaped(), link, value)
                                    : tr("Holds instead of the rule %1 %2").arg(link, value));
  }
  tell(*others_, lines.join(QStringLiteral("<br>")));
}

void RuleFields::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && !key_.empty();
  text_->setReadOnly(!canEdit);
  control_->setEnabled(canEdit);
  symbols_->setEnabled(canEdit);
  parts_->setEnabled(canEdit);
  const bool isNone = entry_ && rules::isSameJson(entry_->json, "null");
  none_->setEnabled(canEdit && !isNone);
  const bool isSetting = key_.isSetting();
  const QString gone =
      isSetting ? tr("The scenario has no such setting then.") : tr("The battle has no such rule then.");
  const QString back = isSetting ? tr("What the scenario says itself goes; the inherited value holds again.")
                                 : tr("What the battle says itself goes; the inherited value holds again.");
  const QString own =
      isSetting ? tr("Makes this value one of the scenario's own, which can differ and has an origin of its own.")
                : tr("Makes this value one of the battle's own, which can differ and has an origin of its own.");
  const QString none = isSetting ? tr("No value holds in this scenario, nor an inherited one.")
                                 : tr("No value holds in this battle, nor an inherited one.");
  const std::pair<QWidget*, QString> tips[] = {{override_, own},
                                               {none_, isNone ? tr("No value holds here already.") : none},
                                               {inherit_, entry_ && !entry_->inherited ? gone : back}};
  for (const auto& [button, tip] : tips) {
    if (button != none_) button->setEnabled(canEdit);
    button->setToolTip(obstacle.isEmpty() ? tip : obstacle);
  }
  for (QWidget* field : std::initializer_list<QWidget*>{text_, control_}) field->setToolTip(obstacle);
}

QList<QWidget*> RuleFields::tabOrder() const {
  QList<QWidget*> order;
  if (QWidget* widget = control_->focusProxy()) order << widget;
  if (!symbols_->isHidden()) order << symbols_;
  // Each form makes its fields in the order in which they stand.
  if (!parts_->isHidden()) {
    for (QWidget* each : parts_->findChildren<QWidget*>()) {
      const bool isField = each->window() == window() && !each->focusProxy() && (each->focusPolicy() & Qt::TabFocus);
      if (isField && !each->isHidden()) order << each;
    }
  }
  order << text_ << asJson_ << override_ << none_ << drop_ << table_ << inherit_ << others_ << questions_;
  return order + origin_->tabOrder();
}

void RuleFields::editValue() {
  if (control_->isOfUse()) {
    control_->setFocus();
  } else {
    text_->setFocus();
  }
}

void RuleFields::readDrafts() {
  text_->setText({});
  drafts_.read(session_);
  emit draftsChanged();
}

std::optional<QString> RuleFields::draft() const {
  const QString* kept = drafts_.find(key_);
  return kept ? std::optional(*kept) : std::nullopt;
}

void RuleFields::followDrafts() {
  if (draft() != shownDraft_) showValue();
  emit draftsChanged();
}

void RuleFields::dropDraft() {
  if (!drafts_.find(key_)) return;
  drafts_.drop(key_);
  shownDraft_.reset();
  emit draftsChanged();
}

QString RuleFields::faultOf(const QString& text) const {
  return valueFault(termOf(key_), text);
}

QString RuleFields::unknownIn(const QString& text) const {
  return unknownNames(session_, termOf(key_), text);
}

// Shows the fault of the text after each key; an empty text counts as not typed yet.
void RuleFields::judge() {
  const QString text = text_->text();
  const bool isTyped = text_->isTyped() && !text.trimmed().isEmpty();
  const QString fault = isTyped ? faultOf(text) : QString();
  tell(*error_, fault);
  tell(*unknown_, isTyped && fault.isEmpty() ? unknownIn(text) : QString());
  if (text_->isTyped()) faults_->hide();
  drop_->setVisible(!fault.isEmpty() || drafts_.find(key_));
}

void RuleFields::settle() {
  origin_->settle();
  commit();
}

void RuleFields::commit() {
  if (!text_->isTyped() || key_.empty()) return;
  const QString text = text_->text();
  if (text.trimmed().isEmpty()) return giveUp();
  if (!faultOf(text).isEmpty()) {
    drafts_.keep(key_, text);
    shownDraft_ = text;
    emit draftsChanged();
    return judge();
  }
  take(std::get<model::JsonText>(rules::parseRuleValue(text.toStdString())).text);
}

void RuleFields::giveUp() {
  dropDraft();
  text_->setText({});
  showValue();
}

// A chosen value can be invalid too: an empty text, or a list without any checked item.
void RuleFields::take(const std::string& json) {
  dropDraft();
  text_->document()->setModified(false);  // it is accepted, and shown in its stored form
  const QString fault = rules::isSameJson(json, "null") ? QString() : faultOf(RulesWords::text(json));
  if (!fault.isEmpty()) {
    showValue();
    return tell(*error_, fault);
  }
  QString shown = RulesWords::value(json);
  if (shown.size() > kMostInTitle) shown = shown.left(kMostInTitle - 1) + QStringLiteral("…");
  const QString title = (key_.isSetting() ? tr("Setting %1: %2") : tr("Rule %1: %2")).arg(name(), shown);
  // The window is notified of the change and shows it; after a refused change the present value is shown.
  if (!apply(setTo(session_.battle(), key_, json, title.toStdString()))) showValue();
}

// A value that is not complete yet is kept as what is typed and not valid is.
void RuleFields::takeParts(const std::string& json) {
  const QString text = RulesWords::lines(json);
  if (faultOf(text).isEmpty()) return take(json);
  drafts_.keep(key_, text);
  shownDraft_ = text;
  text_->setDraft(text);
  showBesideText();
  emit draftsChanged();
}

void RuleFields::override() {
  commit();
  if (!entry_ || entry_->isOwn) return;
  const QString title = (key_.isSetting() ? tr("Override the setting %1") : tr("Override the rule %1")).arg(name());
  apply(overridden(session_.battle(), key_, title.toStdString()));
}

void RuleFields::setNoValue() {
  dropDraft();
  text_->setText({});
  const QString title =
      (key_.isSetting() ? tr("No value for the setting %1") : tr("No value for the rule %1")).arg(name());
  if (!apply(setTo(session_.battle(), key_, std::nullopt, title.toStdString()))) showValue();
}

void RuleFields::inherit() {
  dropDraft();
  text_->setText({});
  const bool isRemoval = entry_ && !entry_->inherited;
  const QString removal = key_.isSetting() ? tr("Remove the setting %1") : tr("Remove the rule %1");
  const QString back =
      key_.isSetting() ? tr("Inherited value of the setting %1") : tr("Inherited value of the rule %1");
  if (!apply(inherited(session_.battle(), key_, (isRemoval ? removal : back).arg(name()).toStdString()))) showValue();
}

// Where fields show all of a value, its JSON is for those who ask for it.
void RuleFields::showJson(bool isFormEnough) {
  const bool isWanted = QSettings().value(kShowsJson, false).toBool();
  asJson_->setVisible(isFormEnough);
  asJson_->setText(isWanted ? tr("Without &JSON") : tr("As &JSON"));
  text_->setVisible(!key_.empty() && (!isFormEnough || isWanted));
  shape_->setVisible(!shape_->text().isEmpty() && !text_->isHidden());
}

void RuleFields::turnJson() {
  QSettings settings;
  settings.setValue(kShowsJson, !settings.value(kShowsJson, false).toBool());
  showBesideText();
}

void RuleFields::showTable() {
  commit();
  emit tableWanted(key_.path);
}

bool RuleFields::apply(model::Edit edit) {
  return !edit.empty() && session_.apply(edit);
}

}  // namespace redoubt::editor
