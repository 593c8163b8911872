#include "editor/panels/forget_edits_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/panels/time_text.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr std::size_t kKept = 100;  // edits kept in the proposal, if there are more

QString nameOf(const store::VersionRow& version) {
  const QString time = timeText(version.madeAt);
  switch (version.kind) {
    case store::VersionKind::Named:
      return ForgetEditsDialog::tr("before the version “%1” (%2)").arg(QString::fromStdString(version.name), time);
    case store::VersionKind::Opened: return ForgetEditsDialog::tr("before this sitting (%1)").arg(time);
    case store::VersionKind::SetAside: break;
  }
  return ForgetEditsDialog::tr("before another program's change was read (%1)").arg(time);
}

}  // namespace

ForgetEditsDialog::ForgetEditsDialog(Session& session, std::int64_t sequence, QWidget* parent)
    : QDialog(parent), session_(session), upTo_(new QComboBox), what_(new QLabel) {
  setObjectName(QStringLiteral("forgetEdits"));
  setWindowTitle(tr("Forget edits"));
  auto* column = new QVBoxLayout(this);
  auto* intro =
      new QLabel(tr("The file keeps every edit, so that it can be undone. Edits that are forgotten can't be "
                    "undone any more; the battle and its versions stay, and the file takes less room. A backup "
                    "is made before."));
  intro->setWordWrap(true);
  column->addWidget(intro);
  auto* form = new QFormLayout;
  upTo_->setObjectName(QStringLiteral("forgetEdits.upTo"));
  form->addRow(tr("&Forget the edits"), upTo_);
  column->addLayout(form);
  what_->setObjectName(QStringLiteral("forgetEdits.what"));
  what_->setWordWrap(true);
  setRole(*what_, "second");
  column->addWidget(what_);
  column->addStretch();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  forget_ = buttons->button(QDialogButtonBox::Ok);
  forget_->setText(tr("Forget"));
  // Return alone must not do what can't be undone.
  forget_->setAutoDefault(false);
  buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(upTo_, &QComboBox::currentIndexChanged, this, &ForgetEditsDialog::reflect);
  fill(sequence);
  setMinimumWidth(460);
}

void ForgetEditsDialog::fill(std::int64_t sequence) {
  const document::Document& document = session_.document();
  const auto& history = document.history();
  const std::int64_t first = history.empty() ? 0 : history.front().sequence;
  const std::int64_t last = history.empty() ? 0 : history.back().sequence;
  upTo_->setPlaceholderText(tr("Choose up to where"));
  upTo_->addItem(tr("of all sittings so far"), QVariant::fromValue<qint64>(last));
  std::vector<store::VersionRow> versions = document.versions();
  std::reverse(versions.begin(), versions.end());
  for (const store::VersionRow& version : versions) {
    upTo_->addItem(nameOf(version), QVariant::fromValue<qint64>(version.afterSequence));
  }
  if (history.size() > kKept) {
    const std::int64_t before = history[history.size() - kKept - 1].sequence;
    upTo_->addItem(tr("all but the last %L1").arg(kKept), QVariant::fromValue<qint64>(before));
  }
  // Without a requested row, proposes the one that keeps most and still forgets something; forgetting all must be
  // chosen by a person.
  int proposed = -1;
  qint64 least = last;
  for (int i = 0; i < upTo_->count(); ++i) {
    const qint64 upTo = upTo_->itemData(i).toLongLong();
    if (sequence > 0 ? upTo != sequence : upTo < first || upTo >= least) continue;
    least = upTo;
    proposed = i;
  }
  upTo_->setCurrentIndex(proposed);
  reflect();
}

void ForgetEditsDialog::reflect() {
  const bool isChosen = upTo_->currentIndex() >= 0;
  const qint64 last = upTo_->currentData().toLongLong();
  const auto& history = session_.document().history();
  const auto forgotten = std::count_if(history.begin(), history.end(), [&](const store::HistoryRow& row) {
    return row.sequence <= last || row.state == store::HistoryState::SetAside;
  });
  QStringList words;
  if (isChosen) words << tr("%n edits will be forgotten.", nullptr, static_cast<int>(forgotten));
  words << tr("The file takes %1 now.").arg(QLocale().formattedDataSize(session_.document().bytes(), 1));
  what_->setText(words.join(QLatin1Char(' ')));
  forget_->setEnabled(isChosen);
}

void ForgetEditsDialog::accept() {
  const qint64 last = upTo_->currentData().toLongLong();
  const bool isDone = session_.attempt([&] { session_.document().forgetEdits(last); });
  session_.notifyHistoryChanged();
  if (isDone) QDialog::accept();
}

}  // namespace redoubt::editor
