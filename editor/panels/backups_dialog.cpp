#include "editor/panels/backups_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include "core/model/edit.h"
#include "editor/panels/time_text.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

QString reasonText(document::BackupReason reason) {
  switch (reason) {
    case document::BackupReason::Opened: return BackupsDialog::tr("before a sitting");
    case document::BackupReason::Hourly: return BackupsDialog::tr("after an hour of editing");
    case document::BackupReason::Replaced: return BackupsDialog::tr("before another program's change was read");
    case document::BackupReason::Upgraded: return BackupsDialog::tr("before the file was brought up to date");
    case document::BackupReason::Compacted: break;
  }
  return BackupsDialog::tr("before edits were forgotten");
}

std::filesystem::path toPath(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

}  // namespace

BackupsDialog::BackupsDialog(const QString& path, Session& session, QWidget* parent)
    : QDialog(parent),
      path_(path),
      session_(session),
      isOpen_(session.hasDocument() &&
              QFile::decodeName(session.document().path().c_str()) == QFileInfo(path).canonicalFilePath()),
      list_(new QTreeWidget),
      none_(new QLabel) {
  setObjectName(QStringLiteral("backups"));
  setWindowTitle(tr("Backups"));
  auto* column = new QVBoxLayout(this);
  auto* intro =
      new QLabel(tr("Backups of %1 lie outside the file, so that they are left when it is damaged or deleted. "
                    "One is made at each sitting and after each hour of editing; ten are kept.")
                     .arg(QDir::toNativeSeparators(QFileInfo(path).fileName())));
  intro->setWordWrap(true);
  setRole(*intro, "second");
  column->addWidget(intro);
  list_->setObjectName(QStringLiteral("backups.list"));
  list_->setAccessibleName(tr("Backups"));
  list_->setHeaderLabels({tr("Made"), tr("Why"), tr("Size")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  list_->header()->setStretchLastSection(false);
  column->addWidget(list_, 1);
  none_->setText(tr("There is no backup yet."));
  setRole(*none_, "second");
  column->addWidget(none_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  restore_ = makeButton(tr("&Go back to it"), "backups.restore");
  compare_ = makeButton(tr("&Compare with now…"), "backups.compare");
  copy_ = makeButton(tr("Open as a &new file…"), "backups.copy");
  for (QPushButton* button : {restore_, compare_, copy_}) buttons->addButton(button, QDialogButtonBox::ActionRole);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(restore_, &QPushButton::clicked, this, &BackupsDialog::restore);
  connect(compare_, &QPushButton::clicked, this, &BackupsDialog::compare);
  connect(copy_, &QPushButton::clicked, this, [this] {
    const document::Backup* backup = chosen();
    if (!backup) return;
    const QString file = QFile::decodeName(backup->file.c_str());
    accept();
    emit copyWanted(file);
  });
  connect(list_, &QTreeWidget::currentItemChanged, this, &BackupsDialog::reflect);
  fill();
  resize(560, 340);
}

QPushButton* BackupsDialog::makeButton(const QString& text, const char* name) {
  auto* button = new QPushButton(text);
  button->setObjectName(QLatin1String(name));
  button->setAutoDefault(false);
  return button;
}

void BackupsDialog::fill() {
  backups_ = document::Backups(toPath(path_)).list();
  list_->clear();
  for (const document::Backup& backup : backups_) {
    auto* row = new QTreeWidgetItem(
        list_, {timeText(backup.madeAt), reasonText(backup.reason), QLocale().formattedDataSize(backup.bytes)});
    row->setSizeHint(1, {0, size::row()});  // the width only matters for the other columns, as this one takes the rest
    row->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    row->setToolTip(0, QDir::toNativeSeparators(QFile::decodeName(backup.file.c_str())));
  }
  list_->setVisible(!backups_.empty());
  none_->setVisible(backups_.empty());
  if (!backups_.empty()) list_->setCurrentItem(list_->topLevelItem(0));
  reflect();
}

const document::Backup* BackupsDialog::chosen() const {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  return row >= 0 ? &backups_[static_cast<std::size_t>(row)] : nullptr;
}

void BackupsDialog::reflect() {
  const bool isChosen = chosen();
  const QString readOnly = isOpen_ ? Words::readOnlyReason(session_) : tr("This file is not the one that is open.");
  compare_->setEnabled(isChosen && isOpen_);
  compare_->setToolTip(isOpen_ ? QString() : readOnly);
  restore_->setEnabled(isChosen && readOnly.isEmpty());
  restore_->setToolTip(readOnly);
  copy_->setEnabled(isChosen);
}

std::optional<model::Battle> BackupsDialog::content(const document::Backup& backup) {
  std::optional<model::Battle> battle;
  session_.attempt([&] { battle = store::readBattle(backup.file).battle; });
  return battle;
}

void BackupsDialog::compare() {
  const document::Backup* backup = chosen();
  if (!backup) return;
  emit compareWanted(QFile::decodeName(backup->file.c_str()), tr("Backup of %1").arg(timeText(backup->madeAt)));
  accept();
}

void BackupsDialog::restore() {
  const document::Backup* backup = chosen();
  if (!backup) return;
  const auto then = content(*backup);
  if (!then) return;
  const model::Changes changes = model::difference(session_.battle(), *then);
  const std::string title = tr("Back to the backup of %1").arg(timeText(backup->madeAt)).toStdString();
  if (changes.empty() || session_.applyEverywhere(model::toEdit(changes, title))) accept();
}

}  // namespace redoubt::editor
