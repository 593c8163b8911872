#include "editor/panels/questions_view.h"

#include <QHBoxLayout>
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/questions.h"
#include "core/rules/book/sources.h"
#include "editor/panels/map_facts.h"
#include "editor/panels/words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

enum State { kAll, kOpen, kAnswered };

QLabel* wrapped(const QString& text, const char* role = nullptr) {
  auto* label = new QLabel(text);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  if (role) setRole(*label, role);
  return label;
}

QString kindTitle(model::QuestionKind kind) {
  switch (kind) {
    case model::QuestionKind::Contradiction: return QuestionsView::tr("contradiction");
    case model::QuestionKind::Gap: return QuestionsView::tr("gap");
    case model::QuestionKind::Misprint: return QuestionsView::tr("misprint");
    case model::QuestionKind::Ambiguity: break;
  }
  return QuestionsView::tr("ambiguity");
}

}  // namespace

QuestionsView::QuestionsView(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      heading_(sectionTitle({})),
      filter_(new QLineEdit),
      state_(new QComboBox),
      kind_(new QComboBox),
      none_(wrapped(tr("No question passes the filters."), "second")),
      column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 6, 0, 0);
  column_->setSpacing(6);
  heading_->setObjectName(QStringLiteral("battle.questions"));
  column_->addWidget(heading_);
  column_->addWidget(makeFilters());
  column_->addWidget(none_);
}

QWidget* QuestionsView::makeFilters() {
  auto* bar = new QWidget;
  auto* column = new QVBoxLayout(bar);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  filter_->setObjectName(QStringLiteral("battle.questions.filter"));
  filter_->setPlaceholderText(tr("Filter by words or paragraph"));
  filter_->setAccessibleName(tr("Filter the questions"));
  filter_->setClearButtonEnabled(true);
  column->addWidget(filter_);
  state_->setObjectName(QStringLiteral("battle.questions.state"));
  state_->setAccessibleName(tr("Open or answered questions"));
  state_->addItems({tr("Open and answered"), tr("Open"), tr("Answered")});
  kind_->setObjectName(QStringLiteral("battle.questions.kind"));
  kind_->setAccessibleName(tr("Kind of question"));
  kind_->addItem(tr("All kinds"), -1);
  for (const auto kind : {model::QuestionKind::Contradiction, model::QuestionKind::Gap, model::QuestionKind::Misprint,
                          model::QuestionKind::Ambiguity}) {
    kind_->addItem(kindTitle(kind), static_cast<int>(kind));
  }
  auto* boxes = new QHBoxLayout;
  boxes->setSpacing(6);
  boxes->addWidget(state_, 1);
  boxes->addWidget(kind_, 1);
  column->addLayout(boxes);
  connect(filter_, &QLineEdit::textChanged, this, &QuestionsView::filter);
  connect(state_, &QComboBox::currentIndexChanged, this, &QuestionsView::filter);
  connect(kind_, &QComboBox::currentIndexChanged, this, &QuestionsView::filter);
  return bar;
}

void QuestionsView::refresh() {
  if (content_) {
    column_->removeWidget(content_);
    content_->hide();
    content_->setParent(nullptr);  // nobody shall find what waits to be deleted
    content_->deleteLater();
  }
  rows_.clear();
  content_ = new QWidget;
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  const auto inherited = rules::inheritedSources(session_.battle());
  for (const model::Question* question : rules::questionsInOrder(session_.battle())) {
    rows_.push_back(makeRow(*question, rules::isInherited(session_.battle(), inherited, *question)));
    column->addWidget(rows_.back().widget);
  }
  column_->addWidget(content_);
  setVisible(!rows_.empty());
  filter();
}

QuestionsView::Row QuestionsView::makeRow(const model::Question& question, bool isInherited) {
  Row row{question.id, question.kind, rules::isOpen(question) && !isInherited, {}, new QWidget};
  auto* column = new QVBoxLayout(row.widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  QStringList head{Words::text(question.title)};
  const auto cited = question.paragraph ? rules::citationOf(session_.battle(), *question.paragraph) : std::nullopt;
  if (cited) head << Words::text(cited->text);
  head << kindTitle(question.kind);
  if (isInherited) head << tr("of the rules it began with");
  auto* heading = wrapped(head.join(QStringLiteral(" · ")));
  heading->setObjectName(QStringLiteral("battle.question.%1").arg(question.id.value));
  column->addWidget(heading);
  if (!question.text.empty()) column->addWidget(wrapped(Words::text(question.text), "second"));
  const QString reading = rules::isOpen(question) ? tr("Open: the file doesn't say how it reads this.")
                                                  : tr("Read as: %1").arg(Words::text(question.reading));
  column->addWidget(wrapped(reading, "note"));
  row.searched = folded(head.join(QLatin1Char(' ')).toStdString() + ' ' + question.text + ' ' + question.reading);
  return row;
}

bool QuestionsView::passes(const Row& row) const {
  if (state_->currentIndex() != kAll && row.isOpen != (state_->currentIndex() == kOpen)) return false;
  const int kind = kind_->currentData().toInt();
  if (kind >= 0 && static_cast<int>(row.kind) != kind) return false;
  const std::string wanted = filter_->text().toStdString();
  const auto parts = words(wanted);
  return std::all_of(parts.begin(), parts.end(),
                     [&](std::string_view word) { return row.searched.find(folded(word)) != std::string::npos; });
}

void QuestionsView::filter() {
  int shown = 0;
  int open = 0;
  for (const Row& row : rows_) {
    const bool isShown = passes(row);
    row.widget->setVisible(isShown);
    shown += isShown;
    open += row.isOpen;
  }
  none_->setVisible(shown == 0);
  const int all = static_cast<int>(rows_.size());
  const QString count = shown == all ? QString::number(all) : tr("%1 of %2").arg(shown).arg(all);
  heading_->setText(tr("Questions (%1; open: %2)").arg(count).arg(open));
}

QWidget* QuestionsView::reveal(Id<model::Question> question) {
  const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& each) { return each.id == question; });
  if (row == rows_.end()) return nullptr;
  if (!passes(*row)) {
    filter_->clear();
    state_->setCurrentIndex(kAll);
    kind_->setCurrentIndex(0);
  }
  return row->widget;
}

}  // namespace redoubt::editor
