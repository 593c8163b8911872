#include "editor/dialogs/map/map_report_view.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "editor/dialogs/map/map_change_words.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr qsizetype kShownAtOnce = 16;  // details that are open from the start

QLabel* plainLabel(const QString& text, const char* role) {
  auto* label = new QLabel(text);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  setRole(*label, role);
  return label;
}

}  // namespace

MapReportView::MapReportView(const Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      tree_(new QTreeWidget),
      nothing_(plainLabel(tr("Nothing changes yet."), "second")),
      problem_(plainLabel(QString(), "error")),
      remedy_(new QPushButton),
      choices_(new QWidget),
      openSign_(new QLabel),
      question_(plainLabel(tr("What shall become of these counters?"), "strong")),
      group_(new QButtonGroup(this)) {
  tree_->setObjectName(QStringLiteral("report.tree"));
  tree_->setAccessibleName(tr("What happens"));
  tree_->setHeaderHidden(true);
  tree_->setIndentation(18);
  tree_->setIconSize({14, 14});
  tree_->setMinimumHeight(120);
  tree_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);  // uses the remaining room only
  problem_->setObjectName(QStringLiteral("report.problem"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(plainLabel(tr("What happens"), "heading"));
  column->addWidget(problem_);
  column->addWidget(remedy_, 0, Qt::AlignLeft);
  column->addWidget(nothing_);
  column->addWidget(tree_, 100);
  column->addWidget(makeChoices());
  column->addStretch(1);  // for when there is no list
  tree_->hide();
  problem_->hide();
  remedy_->setObjectName(QStringLiteral("report.remedy"));
  remedy_->setAccessibleName(tr("What would help"));
  remedy_->setAutoDefault(false);
  remedy_->hide();
  connect(remedy_, &QPushButton::clicked, this, &MapReportView::remedyWanted);
  connect(group_, &QButtonGroup::idToggled, this, [this] {
    markQuestion();
    emit chosen();
  });
}

QWidget* MapReportView::makeChoices() {
  auto* choices = new QVBoxLayout(choices_);
  choices->setContentsMargins(0, 4, 0, 0);
  choices->setSpacing(4);
  openSign_->setObjectName(QStringLiteral("report.open-question"));
  openSign_->setPixmap(signIcon(Sign::Warning).pixmap(16, 16));
  openSign_->setAccessibleName(tr("Not answered yet"));
  auto* heading = new QHBoxLayout;
  heading->setSpacing(6);
  heading->addWidget(openSign_);
  heading->addWidget(question_, 1);
  choices->addLayout(heading);
  const auto choice = [&](model::CutOff cutOff, const QString& text, const char* name) {
    auto* button = new QRadioButton(text);
    button->setObjectName(QString::fromLatin1(name));
    group_->addButton(button, static_cast<int>(cutOff));
    choices->addWidget(button);
  };
  choice(model::CutOff::MoveIn, tr("&Move them to the nearest hex"), "report.move-in");
  choice(model::CutOff::TakeOff, tr("&Take them off the map"), "report.take-off");
  markQuestion();
  choices_->hide();
  return choices_;
}

// While the question is open the change can't be made, so it must be noticeable.
void MapReportView::markQuestion() {
  const bool isOpen = group_->checkedId() < 0;
  openSign_->setVisible(isOpen);
  setRole(*question_, isOpen ? "question" : "strong");
}

void MapReportView::setReport(const model::RelocationReport& report) {
  tree_->clear();
  for (const ChangeLine& line : MapChangeWords::lines(session_, report)) {
    auto* item = new QTreeWidgetItem(tree_, {line.text});
    item->setIcon(0, signIcon(line.isLoss ? Sign::Warning : Sign::Note));
    item->setToolTip(0, line.text);
    for (const QString& detail : line.details) (new QTreeWidgetItem(item, {detail}))->setToolTip(0, detail);
    item->setExpanded(line.details.size() <= kShownAtOnce);
  }
  const bool isEmpty = tree_->topLevelItemCount() == 0;
  problem_->hide();
  remedy_->hide();
  nothing_->setVisible(isEmpty);
  tree_->setVisible(!isEmpty);
  choices_->setVisible(!report.counters.empty());
  // Lines that need a decision are at the top of the list.
  if (!report.counters.empty()) tree_->scrollToTop();
}

void MapReportView::setProblem(const QString& sentence, const QString& remedy) {
  problem_->setText(sentence);
  problem_->show();
  remedy_->setText(remedy);
  remedy_->setAccessibleName(remedy);
  remedy_->setVisible(!remedy.isEmpty());
  nothing_->hide();
  tree_->hide();
  choices_->hide();
}

std::optional<model::CutOff> MapReportView::choice() const {
  if (choices_->isHidden()) return model::CutOff::Refuse;
  const int id = group_->checkedId();
  return id < 0 ? std::nullopt : std::optional(static_cast<model::CutOff>(id));
}

}  // namespace redoubt::editor
