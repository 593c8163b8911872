#include "editor/dialogs/rules/lost_name_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "core/rules/forces/arms.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kLeastWidth = 460;

QString titleOf(const Session& session, rules::NameKind kind, const std::string& slug) {
  const rules::RuleBook& book = session.translatedRules();
  const std::string path = std::string(rules::toText(kind)) + '/' + slug + "/title";
  return Words::text(kind == rules::NameKind::UnitType ? rules::typeTitle(book, slug) : book.text(path).value_or(slug));
}

}  // namespace

LostNameDialog::LostNameDialog(Session& session, rules::LostName name, model::Edit edit, QWidget* parent)
    : QDialog(parent), session_(session), name_(std::move(name)), edit_(std::move(edit)), others_(new QComboBox) {
  setWindowTitle(tr("Remove %1").arg(titleOf(session_, name_.kind, name_.slug)));
  setObjectName(QStringLiteral("rules.lostName"));
  setAttribute(Qt::WA_DeleteOnClose);
  setMinimumWidth(kLeastWidth);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin + 4, size::kMargin, size::kMargin + 4, size::kMargin);
  column->setSpacing(10);
  auto* asked = new QLabel(question());
  asked->setObjectName(QStringLiteral("lostName.question"));
  asked->setWordWrap(true);
  setRole(*asked, "strong");
  column->addWidget(asked);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  if (!name_.others.empty()) {
    others_->setObjectName(QStringLiteral("lostName.others"));
    others_->setAccessibleName(tr("What they have instead"));
    for (const std::string& other : name_.others) {
      others_->addItem(titleOf(session_, name_.kind, other), QString::fromStdString(other));
    }
    auto* give = new QPushButton(tr("Remove, and give them this"));
    give->setObjectName(QStringLiteral("lostName.replace"));
    connect(give, &QPushButton::clicked, this, &LostNameDialog::replace);
    auto* label = new QLabel(tr("&Instead:"));
    label->setBuddy(others_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(others_, 1);
    row->addWidget(give);
    column->addLayout(row);
    give->setDefault(true);
  }
  auto* all = buttons->addButton(tr("Remove all the same"), QDialogButtonBox::DestructiveRole);
  all->setObjectName(QStringLiteral("lostName.remove"));
  all->setToolTip(tr("The problems then say which have a name that the rules don’t know."));
  connect(all, &QPushButton::clicked, this, &LostNameDialog::removeAllTheSame);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
}

QString LostNameDialog::question() const {
  const QString title = titleOf(session_, name_.kind, name_.slug);
  switch (name_.kind) {
    case rules::NameKind::Figure:
      return tr("%n face(s) have the figure “%1”. What becomes of it?", nullptr, name_.rows).arg(title);
    case rules::NameKind::Formation:
      return tr("%n counter(s) are set up in the formation “%1”. What becomes of them?", nullptr, name_.rows)
          .arg(title);
    default: return tr("%n unit(s) are of the type “%1”. What becomes of them?", nullptr, name_.rows).arg(title);
  }
}

void LostNameDialog::replace() {
  model::Edit edit = edit_;
  edit.append(rules::renamed(session_.battle(), name_, others_->currentData().toString().toStdString()));
  accept();
  session_.applyEverywhere(edit);
}

void LostNameDialog::removeAllTheSame() {
  accept();
  session_.apply(edit_);
}

bool applyOrAsk(Session& session, const model::Edit& edit, QWidget* parent) {
  if (edit.empty()) return false;
  const auto lost = rules::namesLost(session.battle(), edit);
  if (lost.empty()) return session.apply(edit);
  (new LostNameDialog(session, lost.front(), edit, parent))->open();
  return false;
}

}  // namespace redoubt::editor
