#include "editor/dialogs/turns/row_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "editor/dialogs/rows/row_list.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kListWidth = 330;

}  // namespace

RowPage::RowPage(Session& session, const QString& name, RowList* list, const QString& empty, QWidget* parent)
    : QWidget(parent),
      session_(session),
      list_(list),
      name_(name),
      scroll_(new QScrollArea),
      empty_(new QLabel(empty)),
      sentence_(new QLabel),
      inherited_(new QLabel) {
  list_->setFixedWidth(kListWidth);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  empty_->setObjectName(name + QStringLiteral(".empty"));
  empty_->setWordWrap(true);
  empty_->setTextFormat(Qt::PlainText);
  empty_->setAlignment(Qt::AlignTop);
  empty_->setMargin(18);
  setRole(*empty_, "second");
  sentence_->setObjectName(name + QStringLiteral(".sentence"));
  inherited_->setObjectName(name + QStringLiteral(".inherited"));
  for (QLabel* label : {sentence_, inherited_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  setRole(*sentence_, "strong");
  setRole(*inherited_, "note");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(list_);
  row->addWidget(scroll_, 1);
  row->addWidget(empty_, 1);
}

// A page without a sentence gave its labels to no layout, and so to no parent.
RowPage::~RowPage() {
  for (QLabel* label : {sentence_, inherited_}) {
    if (!label->parent()) delete label;
  }
}

QVBoxLayout* RowPage::makeFields() {
  auto* page = new QWidget;
  page->setObjectName(name_ + QStringLiteral(".fields"));
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  scroll_->setWidget(page);
  return column;
}

QVBoxLayout* RowPage::makeFieldsWithSentence() {
  QVBoxLayout* column = makeFields();
  column->addWidget(sentence_);
  column->addWidget(inherited_);
  return column;
}

void RowPage::setScenario(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  refresh();
}

void RowPage::showFields(bool isChosen) {
  scroll_->setVisible(isChosen);
  empty_->setVisible(!isChosen);
}

void RowPage::toTop() {
  scroll_->ensureVisible(0, 0);
}

void RowPage::showSentence(const QString& words, const QString& from) {
  sentence_->setText(words);
  inherited_->setText(from);
  inherited_->setVisible(!from.isEmpty());
}

QLabel* makeHeading(const QString& words) {
  auto* label = new QLabel(words);
  setRole(*label, "heading");
  return label;
}

}  // namespace redoubt::editor
