#include "editor/dialogs/rules/rules_fields.h"

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
#include "editor/dialogs/rules/lost_name_dialog.h"
#include "editor/dialogs/rules/names_grid.h"
#include "editor/dialogs/rules/rule_edits.h"
#include "editor/dialogs/rules/rule_head.h"
#include "editor/dialogs/rules/rule_labels.h"
#include "editor/dialogs/rules/rule_standing.h"
#include "editor/dialogs/rules/rules_origin_fields.h"
#include "editor/dialogs/rules/rules_questions.h"
#include "editor/dialogs/rules/symbol_picker.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/dialogs/values/shape_form.h"
#include "editor/dialogs/values/text_offers.h"
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

}  // namespace

RuleFields::RuleFields(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      head_(new RuleHead(session)),
      valueTitle_(ruleLabel("rules.value.title", "heading")),
      control_(new RuleControl(session)),
      symbols_(new SymbolPicker),
      parts_(new ShapeForm(session, QStringLiteral("rules.parts"))),
      asJson_(addButton("rules.asJson", {}, &RuleFields::turnJson)),
      text_(new FieldText),
      error_(ruleLabel("rules.error", "error")),
      unknown_(ruleLabel("rules.unknown", "error")),
      faults_(ruleLabel("rules.faults", "error")),
      table_(addButton("rules.table", tr("Show as a &table…"), &RuleFields::showTable)),
      drop_(addButton("rules.drop", tr("Dro&p what was typed"), &RuleFields::giveUp)),
      standing_(new RuleStanding(session)),
      questions_(new RuleQuestions(session)),
      originTitle_(ruleLabel("rules.origin.title", "heading")),
      origin_(new RuleOriginFields(session)) {
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
  parts_->setTextTitles([this](const std::string& member, const std::string& text) {
    return textTitle(session_, key_.path, member, text);
  });
  connect(parts_, &ShapeForm::valueChosen, this, &RuleFields::takeParts);
  arrange();
  connect(text_, &QPlainTextEdit::textChanged, this, &RuleFields::judge);
  connect(text_, &FieldText::finished, this, &RuleFields::commit);
  connect(text_, &FieldText::givenUp, this, &RuleFields::giveUp);
  connect(&session_, &Session::documentLeaving, this, &RuleFields::commit);
  connect(standing_, &RuleStanding::overrideWanted, this, &RuleFields::override);
  connect(standing_, &RuleStanding::noValueWanted, this, &RuleFields::setNoValue);
  connect(standing_, &RuleStanding::inheritWanted, this, &RuleFields::inherit);
  connect(standing_, &RuleStanding::otherWanted, this, &RuleFields::otherWanted);
  connect(control_, &RuleControl::valueChosen, this, &RuleFields::take);
  connect(symbols_, &SymbolPicker::taken, this,
          [this](const QString& name) { take(nlohmann::json(name.toStdString()).dump()); });
  connect(questions_, &RuleQuestions::chosen, this, &RuleFields::questionWanted);
  setRole(*table_, "link");
  setRole(*asJson_, "link");
  show(RuleAddress(), nullptr);
}

QPushButton* RuleFields::addButton(const char* name, const QString& text, void (RuleFields::*work)()) {
  auto* button = new QPushButton(text);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, work);
  return button;
}

void RuleFields::arrange() {
  column_->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column_->setSpacing(6);
  column_->addWidget(head_);
  column_->addSpacing(8);
  for (QWidget* each :
       std::initializer_list<QWidget*>{valueTitle_, control_, symbols_, parts_, text_, error_, unknown_, faults_}) {
    column_->addWidget(each);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{drop_, asJson_, table_}) {
    column_->addWidget(each, 0, Qt::AlignLeft);
  }
  column_->addWidget(standing_);
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
  head_->show(key_, entry);
  for (QWidget* part : std::initializer_list<QWidget*>{valueTitle_, originTitle_, origin_}) {
    part->setVisible(!key_.empty());
  }
  isBeingTyped ? showBesideText() : showValue();
  standing_->show(key_, entry);
  questions_->show(key_);
  table_->setVisible(!key_.isSetting() && (rules::gridPath(key_.path) || namesGridOf(key_.path)));
  origin_->show(key_);
  originTitle_->setEnabled(entry_.has_value());
  enable();
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
  tellRule(*faults_, entry_ && !drafts_.find(key_) ? entry_->faults.join(QLatin1Char('\n')) : QString());
}

void RuleFields::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && !key_.empty();
  text_->setReadOnly(!canEdit);
  for (QWidget* field : std::initializer_list<QWidget*>{control_, symbols_, parts_}) field->setEnabled(canEdit);
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
  order << text_ << drop_ << asJson_ << table_ << standing_->tabOrder() << questions_;
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
  tellRule(*error_, fault);
  tellRule(*unknown_, isTyped && fault.isEmpty() ? unknownIn(text) : QString());
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
    return tellRule(*error_, fault);
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
  const model::Edit edit = inherited(session_.battle(), key_, (isRemoval ? removal : back).arg(name()).toStdString());
  if (!applyOrAsk(session_, edit, this)) showValue();
}

// Where fields show all of a value, its JSON is for those who ask for it.
void RuleFields::showJson(bool isFormEnough) {
  const bool isWanted = QSettings().value(kShowsJson, false).toBool();
  asJson_->setVisible(isFormEnough);
  asJson_->setText(isWanted ? tr("Without &JSON") : tr("As &JSON"));
  text_->setVisible(!key_.empty() && (!isFormEnough || isWanted));
  head_->tellShape(!text_->isHidden());
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
