#include <QActionGroup>
#include <QFileDialog>
#include <QMessageBox>
#include <QSettings>

#include "editor/app/commands.h"
#include "editor/app/main_window.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::editor {

// What the map looks like in this window. A theme file with faults is shown all the same, without what is wrong in it.
void MainWindow::addMapThemes() {
  const QString setting = QStringLiteral("mapTheme");
  auto* group = new QActionGroup(this);
  const auto add = [&](const QString& id, const QString& text, const QString& tip, const QString& name) {
    QAction* action = commands_->add({id, text, tip, {}, {}, true}, [this, setting, name](bool) {
      session_.layers().setTheme(name);
      QSettings().setValue(setting, name);
    });
    group->addAction(action);
    const auto show = [this, action, name] { action->setChecked(session_.layers().theme() == name); };
    connect(&session_.layers(), &MapLayers::changed, action, show);
    show();
  };
  add(QStringLiteral("view.map.own"), tr("As the &battle asks"), tr("The look that the rules of the battle name."), {});
  add(QStringLiteral("view.map.staff"), tr("&Staff map"), tr("Coloured, like a printed staff map."),
      QStringLiteral("staff"));
  add(QStringLiteral("view.map.engraved"), tr("&Engraved"), tr("Black and white, like an old engraving."),
      QStringLiteral("engraved"));
  add(QStringLiteral("view.map.schematic"), tr("&Plain"), tr("Flat colours, for work and for quick reading."),
      QStringLiteral("schematic"));
  commands_->add(
      {QStringLiteral("view.map.file"), tr("From a &file…"), tr("A look of your own, from a theme file."), {}, {}},
      [this, setting](bool) {
        const QString file = QFileDialog::getOpenFileName(this, tr("Theme of the map"), {}, tr("Themes (*.json)"));
        if (file.isEmpty()) return;
        showFaultsOf(file);
        session_.layers().setTheme(file);
        QSettings().setValue(setting, file);
      });
  session_.layers().setTheme(QSettings().value(setting).toString());
}

void MainWindow::showFaultsOf(const QString& themeFile) {
  const render::LoadedTheme loaded = render::loadTheme(themeFile);
  if (loaded.faults.empty()) return;
  QStringList lines;
  for (const render::ThemeFault& fault : loaded.faults) {
    lines << (fault.key.isEmpty() ? fault.message : fault.key + QStringLiteral(": ") + fault.message);
  }
  QMessageBox box(QMessageBox::Warning, tr("Theme of the map"),
                  tr("Some of the theme can't be used; the staff map's look takes its place."), QMessageBox::Ok, this);
  box.setInformativeText(lines.mid(0, 12).join(QLatin1Char('\n')));
  box.exec();
}

}  // namespace redoubt::editor
