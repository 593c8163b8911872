#include "editor/dialogs/rules/rules_origin_fields.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "core/base/text.h"
#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/values/rules_settings.h"
#include "editor/fields/field_text.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kNoStatus = -1;
constexpr int kMostLines = 5;  // visible lines of the note

// The paragraphs in natural order: by source, then 4.2 before 4.10.
std::vector<const model::Paragraph*> paragraphsOf(const model::Battle& battle) {
  std::vector<const model::Paragraph*> rows;
  for (const model::Paragraph& row : battle.all<model::Paragraph>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const model::Paragraph* a, const model::Paragraph* b) {
    if (a->source != b->source) return a->source < b->source;
    return a->number != b->number ? naturalLess(a->number, b->number) : a->occurrence < b->occurrence;
  });
  return rows;
}

// The row of a rule or setting, in the form of provenance: table and key.
struct OriginSubject {
  std::string_view table;
  std::string key;
};

template <class Row>
OriginSubject subjectOf(const Row& row) {
  return {Row::kTable, model::keyText<Row>(row.key())};
}

// The subject of the row that holds.
std::optional<OriginSubject> subjectOf(const Session& session, const RuleAddress& key) {
  if (key.scenario) {
    const model::Setting* setting = rules::settingRow(session.battle(), *key.scenario, key.path);
    return setting ? std::optional(subjectOf(*setting)) : std::nullopt;
  }
  const model::Rule* rule = session.rules().row(key.path);
  return rule ? std::optional(subjectOf(*rule)) : std::nullopt;
}

// The paragraph of the whole row also applies to a value set by hand.
std::optional<model::Provenance> originOf(const Session& session, const RuleAddress& key) {
  const auto row = subjectOf(session, key);
  const auto of = [&](const char* field) { return rules::provenanceOf(session.battle(), row->table, row->key, field); };
  const model::Provenance* own = row ? of("value") : nullptr;
  if (!own) return std::nullopt;
  model::Provenance origin = *own;
  const model::Provenance* whole = of("*");
  if (!origin.paragraph && whole) origin.paragraph = whole->paragraph;
  return origin;
}

bool isSame(const std::optional<model::Provenance>& a, const std::optional<model::Provenance>& b) {
  if (!a || !b) return !a && !b;
  return a->status == b->status && a->paragraph == b->paragraph && a->note == b->note;
}

}  // namespace

model::Edit setOrigin(const model::Battle& battle, std::string_view table, const std::string& key,
                      const std::optional<model::Provenance>& origin, std::string title) {
  model::Edit edit(std::move(title));
  model::eraseOrigins(edit, battle, table, key);
  if (origin) {
    model::Provenance row = *origin;
    row.subjectTable = table;
    row.subject = key;
    row.field = "*";
    edit.put(std::move(row));
  }
  return edit;
}

RuleOriginFields::RuleOriginFields(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      status_(new QComboBox),
      paragraph_(new QComboBox),
      note_(new FieldText),
      error_(new QLabel) {
  makeFields();
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(6);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("S&tatus"), status_);
  form->addRow(tr("&Paragraph"), paragraph_);
  form->addRow(tr("N&ote"), note_);
  form->addRow(error_);
  connect(status_, &QComboBox::activated, this, &RuleOriginFields::commit);
  connect(paragraph_, &QComboBox::activated, this, &RuleOriginFields::commit);
  connect(paragraph_->lineEdit(), &QLineEdit::editingFinished, this, &RuleOriginFields::commitParagraph);
  connect(paragraph_->lineEdit(), &QLineEdit::textEdited, error_, &QLabel::hide);
  connect(note_, &FieldText::finished, this, &RuleOriginFields::settle);
  connect(&session_, &Session::documentLeaving, this, &RuleOriginFields::settle);
  connect(note_, &FieldText::givenUp, this, [this] {
    note_->setText({});
    show(RuleAddress(key_));
  });
  show(RuleAddress());
}

void RuleOriginFields::makeFields() {
  status_->setObjectName(QStringLiteral("rules.origin.status"));
  status_->addItem(tr("not recorded"), kNoStatus);
  for (const auto status :
       {model::Status::Printed, model::Status::Derived, model::Status::Estimated, model::Status::Unknown}) {
    status_->addItem(TerrainWords::status(status), static_cast<int>(status));
  }
  paragraph_->setObjectName(QStringLiteral("rules.origin.paragraph"));
  paragraph_->setEditable(true);
  paragraph_->setInsertPolicy(QComboBox::NoInsert);
  paragraph_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  paragraph_->setMinimumContentsLength(16);
  paragraph_->completer()->setCompletionMode(QCompleter::PopupCompletion);
  paragraph_->completer()->setFilterMode(Qt::MatchContains);
  paragraph_->lineEdit()->setPlaceholderText(tr("none"));
  paragraph_->lineEdit()->setAccessibleName(tr("Paragraph"));
  note_->setObjectName(QStringLiteral("rules.origin.note"));
  note_->growTo(kMostLines);
  error_->setObjectName(QStringLiteral("rules.origin.error"));
  error_->setWordWrap(true);
  setRole(*error_, "error");
  const std::pair<QWidget*, QString> names[] = {
      {status_, tr("Status")}, {paragraph_, tr("Paragraph")}, {note_, tr("Note")}};
  for (const auto& [field, name] : names) field->setAccessibleName(name);
}

void RuleOriginFields::fillParagraphs() {
  QStringList titles{QString()};
  QList<qlonglong> ids{0};
  for (const model::Paragraph* paragraph : paragraphsOf(session_.translated())) {
    const auto cited = rules::citationOf(session_.translated(), paragraph->id);
    if (!cited) continue;
    titles << (RulesWords::text(cited->text) + QLatin1Char(' ') + RulesWords::text(paragraph->heading)).trimmed();
    ids << paragraph->id.value;
  }
  if (titles == shownParagraphs_) return;
  shownParagraphs_ = titles;
  paragraph_->clear();
  for (qsizetype at = 0; at < titles.size(); ++at) paragraph_->addItem(titles[at], ids[at]);
}

void RuleOriginFields::show(const RuleAddress& key) {
  const bool isOther = key != key_;
  key_ = key;
  const auto origin = originOf(session_, key_);
  fillParagraphs();
  status_->setCurrentIndex(status_->findData(origin ? static_cast<int>(origin->status) : kNoStatus));
  error_->hide();
  const qlonglong id = origin && origin->paragraph ? qlonglong(origin->paragraph->value) : 0;
  paragraph_->setCurrentIndex(std::max(0, paragraph_->findData(id)));
  paragraph_->lineEdit()->setCursorPosition(0);
  if (isOther || !note_->isTyped()) note_->setText(origin ? CoreWords::stored(origin->note) : QString());
  const bool canEdit = subjectOf(session_, key_) && TerrainWords::obstacle(session_).isEmpty();
  for (QWidget* field : std::initializer_list<QWidget*>{status_, paragraph_}) field->setEnabled(canEdit);
  note_->setReadOnly(!canEdit);  // can still be scrolled and read
  note_->setEnabled(subjectOf(session_, key_).has_value());
}

QList<QWidget*> RuleOriginFields::tabOrder() const {
  return {status_, paragraph_, note_};
}

void RuleOriginFields::commitParagraph() {
  const int found = paragraph_->findText(paragraph_->currentText().trimmed(), Qt::MatchFixedString);
  if (found < 0) {
    error_->setText(tr("The battle has no paragraph “%1”; what held stays.").arg(paragraph_->currentText().trimmed()));
    error_->show();
    return;
  }
  paragraph_->setCurrentIndex(found);
  commit();
}

std::optional<model::Provenance> RuleOriginFields::written() const {
  const auto before = originOf(session_, key_);
  const bool isWritten = paragraph_->currentIndex() > 0 || !note_->text().trimmed().isEmpty();
  const int status = status_->currentData().toInt();
  // Choosing a paragraph without a recorded origin means that the value is printed there; clearing the status removes
  // the whole origin.
  if (status == kNoStatus && (before || !isWritten)) return std::nullopt;
  model::Provenance origin = before.value_or(model::Provenance());
  origin.paragraph.reset();
  origin.status = status == kNoStatus ? model::Status::Printed : static_cast<model::Status>(status);
  if (const auto id = paragraph_->currentData().toLongLong()) origin.paragraph = Id<model::Paragraph>{id};
  origin.note = before && !note_->isTyped() ? before->note : note_->text().simplified().toStdString();
  // With another status or paragraph the value no longer counts as set by hand.
  const bool isOther = before && (before->status != origin.status || before->paragraph != origin.paragraph);
  if (isOther && origin.note == model::kSetByHand) origin.note.clear();
  return origin;
}

void RuleOriginFields::settle() {
  if (note_->isTyped()) commit();
}

void RuleOriginFields::commit() {
  const auto row = subjectOf(session_, key_);
  if (!row) return;
  const auto after = written();
  note_->setText(note_->text());  // so that it is not marked as modified
  if (!isSame(originOf(session_, key_), after)) {
    const QString title = tr("Origin of %1").arg(RulesWords::text(key_.path));
    session_.apply(setOrigin(session_.battle(), row->table, row->key, after, title.toStdString()));
  }
  show(RuleAddress(key_));
}

}  // namespace redoubt::editor
