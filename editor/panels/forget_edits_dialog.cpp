#include "editor/panels/forget_edits_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

QString timeText(const std::string& madeAt) {
  const QDateTime time = QDateTime::fromString(QString::fromStdString(madeAt), Qt::ISODate).toLocalTime();
  return QLocale().toString(time, QLocale::ShortFormat);
}

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
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Forget"));
  // What can't be undone is not done by Return alone.
  buttons->button(QDialogButtonBox::Ok)->setAutoDefault(false);
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
  const std::int64_t last = document.history().empty() ? 0 : document.history().back().sequence;
  upTo_->addItem(tr("of all sittings so far"), QVariant::fromValue<qint64>(last));
  std::vector<store::VersionRow> versions = document.versions();
  std::reverse(versions.begin(), versions.end());
  // Unless somebody asked for one, that which keeps most and yet forgets something.
  const std::int64_t first = document.history().empty() ? 0 : document.history().front().sequence;
  for (const store::VersionRow& version : versions) {
    upTo_->addItem(nameOf(version), QVariant::fromValue<qint64>(version.afterSequence));
    const bool isWanted =
        sequence > 0 ? version.afterSequence == sequence
                     : version.afterSequence >= first && version.afterSequence < upTo_->currentData().toLongLong();
    if (isWanted) upTo_->setCurrentIndex(upTo_->count() - 1);
  }
  reflect();
}

void ForgetEditsDialog::reflect() {
  const qint64 last = upTo_->currentData().toLongLong();
  const auto& history = session_.document().history();
  const auto forgotten = std::count_if(history.begin(), history.end(), [&](const store::HistoryRow& row) {
    return row.sequence <= last || row.state == store::HistoryState::SetAside;
  });
  what_->setText(tr("%n edits will be forgotten.", nullptr, static_cast<int>(forgotten)) + QLatin1Char(' ') +
                 tr("The file takes %1 now.").arg(QLocale().formattedDataSize(session_.document().bytes(), 1)));
}

void ForgetEditsDialog::accept() {
  const qint64 last = upTo_->currentData().toLongLong();
  const bool isDone = session_.attempt([&] { session_.document().forgetEdits(last); });
  emit session_.historyChanged();
  if (isDone) QDialog::accept();
}

}  // namespace redoubt::editor
