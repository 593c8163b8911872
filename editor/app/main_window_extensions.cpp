#include <QMenu>
#include <QMenuBar>

#include "editor/app/main_window.h"
#include "editor/dialogs/scripts/extension_shelf.h"
#include "editor/dialogs/scripts/extensions_dialog.h"
#include "editor/dialogs/scripts/run_extension_dialog.h"
#include "editor/session/to_qt.h"

// What extensions add to the window: a command for each action and check.
namespace redoubt::editor {
namespace {

QString commandOf(const scripts::Extension& extension, const scripts::Offer& offer) {
  return QStringLiteral("extension.%1.%2").arg(toQt(extension.name()), toQt(offer.id));
}

}  // namespace

void MainWindow::addExtensionCommands() {
  commands_->add({QStringLiteral("extension.manage"),
                  tr("&Manage extensions…"),
                  tr("Switch extensions on and off, read them again, and find the folder for your own."),
                  {},
                  {}},
                 [this](bool) { ExtensionsDialog(this).exec(); });
  ExtensionShelf& shelf = ExtensionShelf::instance();
  connect(&shelf, &ExtensionShelf::changed, this, &MainWindow::takeExtensions);
  if (shelf.all().empty()) shelf.load();
  takeExtensions();
}

// Commands stay once they are there; those of an extension that is gone or switched off can't run and stand in no menu.
void MainWindow::takeExtensions() {
  const ExtensionShelf& shelf = ExtensionShelf::instance();
  for (const scripts::Extension& extension : shelf.all()) {
    for (const scripts::Offer& offer : extension.offers) {
      if (offer.kind == scripts::OfferKind::Format || commands_->find(commandOf(extension, offer))) continue;
      const QString name = toQt(extension.name());
      const QString id = toQt(offer.id);
      const Need offered = [name, id] {
        return ExtensionShelf::instance().find(name, id) ? QString() : tr("The extension is switched off or gone.");
      };
      // A text of others may hold an ampersand.
      const QString title = toQt(offer.title).simplified().replace(QLatin1Char('&'), QStringLiteral("&&"));
      const QString more = offer.asks.empty() ? QString() : QStringLiteral("…");
      commands_->add({commandOf(extension, offer), title + more, toQt(offer.about).simplified(), {}, {}},
                     [this, name, id](bool) { runExtension(name, id); },
                     {offer.kind == scripts::OfferKind::Check ? needs_.open() : needs_.writable(), offered});
    }
  }
  commands_->refreshState();
}

void MainWindow::fillExtensions() {
  extensionsMenu_->clear();
  const ExtensionShelf& shelf = ExtensionShelf::instance();
  for (const auto kind : {scripts::OfferKind::Action, scripts::OfferKind::Check}) {
    for (const scripts::Extension& extension : shelf.all()) {
      for (const scripts::Offer& offer : extension.offers) {
        if (offer.kind != kind || !shelf.isOn(extension)) continue;
        if (QAction* action = commands_->find(commandOf(extension, offer))) extensionsMenu_->addAction(action);
      }
    }
    extensionsMenu_->addSeparator();
  }
  extensionsMenu_->addAction(commands_->action(QStringLiteral("extension.manage")));
}

void MainWindow::runExtension(const QString& name, const QString& id) {
  const ExtensionShelf& shelf = ExtensionShelf::instance();
  const scripts::Extension* extension = shelf.find(name);
  const scripts::Offer* offer = shelf.find(name, id);
  if (!extension || !offer) return;
  auto* dialog = new RunExtensionDialog(session_, *extension, *offer, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
  if (dialog->asksNothing()) dialog->run();
}

}  // namespace redoubt::editor
