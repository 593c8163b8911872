#include "editor/panels/questions_view.h"

#include <QHBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/questions.h"
#include "core/rules/book/sources.h"
#include "editor/panels/map_facts.h"
#include "editor/words/words.h"
#include "editor/style/elided_box.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

enum State { kAll, kOpen, kAnswered };

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
      state_(new ElidedBox),
      kind_(new ElidedBox),
      none_(new QLabel(tr("No question passes the filters."))),
      text_(new QuestionsText) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 0);
  column->setSpacing(6);
  heading_->setObjectName(QStringLiteral("battle.questions"));
  column->addWidget(heading_);
  column->addWidget(makeFilters());
  setRole(*none_, "second");
  none_->setWordWrap(true);
  column->addWidget(none_);
  text_->setObjectName(QStringLiteral("battle.questions.text"));
  text_->setAccessibleName(tr("The questions and how they are read"));
  column->addWidget(text_);
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
  for (QComboBox* box : {state_, kind_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(9);
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
  rows_.clear();
  const auto inherited = rules::inheritedSources(session_.translated());
  for (const model::Question* question : rules::questionsInOrder(session_.translated())) {
    rows_.push_back(makeRow(*question, rules::isInherited(session_.translated(), inherited, *question)));
  }
  setVisible(!rows_.empty());
  filter();
}

QuestionsView::Row QuestionsView::makeRow(const model::Question& question, bool isInherited) {
  QStringList head{Words::text(question.title)};
  const auto cited = question.paragraph ? rules::citationOf(session_.translated(), *question.paragraph) : std::nullopt;
  if (cited) head << Words::text(cited->text);
  head << kindTitle(question.kind);
  if (isInherited) head << tr("of the rules it began with");
  const QString reading = rules::isOpen(question) ? tr("Open: the file doesn't say how it reads this.")
                                                  : tr("Read as: %1").arg(Words::text(question.reading));
  return Row{question.id, question.kind, rules::isOpen(question) && !isInherited,
             QuestionText{head.join(QStringLiteral(" · ")), Words::text(question.text), reading},
             folded(head.join(QLatin1Char(' ')).toStdString() + ' ' + question.text + ' ' + question.reading)};
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

std::vector<Id<model::Question>> QuestionsView::shown() const {
  std::vector<Id<model::Question>> ids;
  for (const Row& row : rows_) {
    if (passes(row)) ids.push_back(row.id);
  }
  return ids;
}

void QuestionsView::filter() {
  const auto shownNow = static_cast<int>(shown().size());
  const auto open = std::count_if(rows_.begin(), rows_.end(), [](const Row& row) { return row.isOpen; });
  const int all = static_cast<int>(rows_.size());
  none_->setVisible(shownNow == 0);
  text_->setVisible(shownNow > 0);
  const QString count = shownNow == all ? QString::number(all) : tr("%1 of %2").arg(shownNow).arg(all);
  heading_->setText(tr("Questions (%1; open: %2)").arg(count).arg(open));
  isStale_ = true;
  if (isVisible()) write();
}

void QuestionsView::write() {
  if (!std::exchange(isStale_, false)) return;
  std::vector<QuestionText> texts;
  for (const Row& row : rows_) {
    if (passes(row)) texts.push_back(row.text);
  }
  text_->setQuestions(std::move(texts));
}

void QuestionsView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  write();
}

std::optional<int> QuestionsView::reveal(Id<model::Question> question) {
  const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& each) { return each.id == question; });
  if (row == rows_.end()) return std::nullopt;
  if (!passes(*row)) {
    filter_->clear();
    state_->setCurrentIndex(kAll);
    kind_->setCurrentIndex(0);
  }
  write();
  const auto ids = shown();
  layout()->activate();
  const auto index = std::find(ids.begin(), ids.end(), question) - ids.begin();
  return text_->y() + text_->topOf(static_cast<std::size_t>(index));
}

}  // namespace redoubt::editor
