#include "editor/dialogs/scripts/extensions_dialog.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "editor/dialogs/scripts/extension_shelf.h"
#include "editor/session/to_qt.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(640, 460);

QString kindOf(const scripts::Offer& offer) {
  switch (offer.kind) {
    case scripts::OfferKind::Action: return ExtensionsDialog::tr("Action");
    case scripts::OfferKind::Check: return ExtensionsDialog::tr("Check");
    case scripts::OfferKind::Format: return ExtensionsDialog::tr("Format");
  }
  return {};
}

QString ownFolder() {
  return toQt(scripts::ownExtensionsFolder().string());
}

}  // namespace

ExtensionsDialog::ExtensionsDialog(QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget), about_(new QLabel), copy_(new QPushButton(tr("Copy to &change it"))) {
  setObjectName(QStringLiteral("extensions"));
  setWindowTitle(tr("Extensions"));
  auto* column = new QVBoxLayout(this);
  auto* intro = new QLabel(
      tr("Scripts in JavaScript that add actions, checks and formats. They see the battle and the files that you "
         "choose for them, and nothing else of your computer."));
  intro->setWordWrap(true);
  setRole(*intro, "second");
  column->addWidget(intro);
  list_->setObjectName(QStringLiteral("extensions.list"));
  list_->setAccessibleName(tr("Extensions"));
  list_->setHeaderLabels({tr("Name"), tr("Kind"), tr("Comes from")});
  list_->setRootIsDecorated(false);
  list_->setIndentation(22);
  list_->setUniformRowHeights(true);
  list_->header()->setStretchLastSection(true);
  column->addWidget(list_, 1);
  about_->setObjectName(QStringLiteral("extensions.about"));
  about_->setWordWrap(true);
  about_->setTextFormat(Qt::PlainText);
  about_->setMinimumHeight(3 * about_->fontMetrics().lineSpacing());
  about_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  column->addWidget(about_);
  auto* folder = new QPushButton(tr("Open &folder"));
  folder->setObjectName(QStringLiteral("extensions.folder"));
  folder->setToolTip(plainTip(ownFolder()));
  auto* again = new QPushButton(tr("&Read again"));
  again->setObjectName(QStringLiteral("extensions.again"));
  copy_->setObjectName(QStringLiteral("extensions.copy"));
  copy_->setToolTip(tr("Put a copy into your own folder, which then takes the place of this one."));
  auto* close = new QPushButton(tr("Close"));
  close->setObjectName(QStringLiteral("extensions.close"));
  auto* row = new QHBoxLayout;
  for (QPushButton* each : {folder, copy_, again}) {
    each->setAutoDefault(false);
    row->addWidget(each);
  }
  row->addStretch();
  row->addWidget(close);
  column->addLayout(row);
  connect(folder, &QPushButton::clicked, this, &ExtensionsDialog::openFolder);
  connect(copy_, &QPushButton::clicked, this, &ExtensionsDialog::copyChosen);
  connect(again, &QPushButton::clicked, this, [] { ExtensionShelf::instance().load(); });
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  connect(list_, &QTreeWidget::currentItemChanged, this, &ExtensionsDialog::showChosen);
  connect(list_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int) {
    if (isFilling_ || item->parent()) return;
    const auto& all = ExtensionShelf::instance().all();
    const auto index = static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt());
    // Filled anew by the shelf, but not while the item that tells is still at it.
    if (index < all.size()) {
      QMetaObject::invokeMethod(
          this,
          [extension = all[index], on = item->checkState(0) == Qt::Checked] {
            ExtensionShelf::instance().setOn(extension, on);
          },
          Qt::QueuedConnection);
    }
  });
  connect(&ExtensionShelf::instance(), &ExtensionShelf::changed, this, &ExtensionsDialog::refresh);
  refresh();
  resize(kWanted);
}

void ExtensionsDialog::refresh() {
  const int before = std::max(0, chosen());
  isFilling_ = true;
  list_->clear();
  const ExtensionShelf& shelf = ExtensionShelf::instance();
  int index = 0;
  for (const scripts::Extension& each : shelf.all()) {
    auto* item = new QTreeWidgetItem(list_);
    item->setData(0, Qt::UserRole, index++);
    item->setSizeHint(0, QSize(0, size::row()));
    item->setText(0, toQt(each.name()));
    item->setText(2, each.isShipped ? tr("Redoubt") : tr("your own folder"));
    item->setToolTip(0, plainTip(toQt(each.file.lexically_normal().string())));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(0, shelf.isOn(each) ? Qt::Checked : Qt::Unchecked);
    if (!each.failure.empty()) item->setIcon(1, signIcon(Sign::Error));
    if (!each.failure.empty()) item->setText(1, tr("Not usable"));
    for (const scripts::Offer& offer : each.offers) {
      auto* under = each.offers.size() == 1 ? item : new QTreeWidgetItem(item);
      if (under == item) item->setText(0, toQt(offer.title));
      if (under != item) under->setText(0, toQt(offer.title));
      under->setText(1, kindOf(offer));
      under->setSizeHint(0, QSize(0, size::row()));
      under->setData(0, Qt::UserRole, index - 1);
      under->setData(0, Qt::UserRole + 1, toQt(offer.about));
    }
  }
  list_->expandAll();
  for (int column = 0; column < 2; ++column) {
    list_->resizeColumnToContents(column);
    list_->setColumnWidth(column, list_->columnWidth(column) + size::kMargin);
  }
  list_->setCurrentItem(list_->topLevelItem(std::min(before, list_->topLevelItemCount() - 1)));
  isFilling_ = false;
  showChosen();
}

int ExtensionsDialog::chosen() const {
  const QTreeWidgetItem* item = list_->currentItem();
  return item ? item->data(0, Qt::UserRole).toInt() : -1;
}

void ExtensionsDialog::showChosen() {
  const auto& all = ExtensionShelf::instance().all();
  const int index = chosen();
  const bool isThere = index >= 0 && index < static_cast<int>(all.size());
  const scripts::Extension* extension = isThere ? &all[static_cast<std::size_t>(index)] : nullptr;
  copy_->setEnabled(extension && extension->isShipped);
  QString about = list_->currentItem() ? list_->currentItem()->data(0, Qt::UserRole + 1).toString() : QString();
  const bool isFaulty = extension && !extension->failure.empty();
  if (isFaulty) about = toQt(extension->file.filename().string() + ": " + extension->failure);
  about_->setText(about);
  setRole(*about_, isFaulty ? "error" : "second");
}

void ExtensionsDialog::copyChosen() {
  const auto& all = ExtensionShelf::instance().all();
  const int index = chosen();
  if (index < 0 || index >= static_cast<int>(all.size())) return;
  const QString from = toQt(all[static_cast<std::size_t>(index)].file.string());
  const QString to = ownFolder() + QLatin1Char('/') + QFileInfo(from).fileName();
  if (!QDir().mkpath(ownFolder()) || !QFile::copy(from, to)) {
    about_->setText(tr("%1 can't be written.").arg(to));
    setRole(*about_, "error");
    return;
  }
  QFile::setPermissions(to, QFile::permissions(to) | QFile::WriteOwner);
  ExtensionShelf::instance().load();
}

void ExtensionsDialog::openFolder() {
  QDir().mkpath(ownFolder());
  QDesktopServices::openUrl(QUrl::fromLocalFile(ownFolder()));
}

}  // namespace redoubt::editor
