#include <QActionGroup>
#include <QFileDialog>
#include <QMessageBox>
#include <QSettings>

#include "editor/app/commands.h"
#include "editor/app/language.h"
#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/stack_fan.h"
#include "editor/render/theme/map_theme.h"

// The commands for what the window shows, and how.
namespace redoubt::editor {

// The look of the map in this window. A theme file with faults is used nevertheless, without the faulty parts.
void MainWindow::addMapThemes() {
  const QString setting = QStringLiteral("mapTheme");
  auto* group = new QActionGroup(this);
  const auto add = [&](const QString& id, const QString& text, const QString& tip, const QString& name) {
    QAction* action = commands_->add({id, text, tip, {}, {}, true}, [this, setting, name](bool) {
      session_.hand().layers().setTheme(name);
      QSettings().setValue(setting, name);
    });
    group->addAction(action);
    const auto show = [this, action, name] { action->setChecked(session_.hand().layers().theme() == name); };
    connect(&session_.hand().layers(), &MapLayers::changed, action, show);
    show();
  };
  add(QStringLiteral("view.map.own"), tr("As the &battle asks"), tr("The look that the rules of the battle name."), {});
  for (const QString& name : render::themeNames()) {
    const auto theme = render::loadTheme(name).theme;
    add(QStringLiteral("view.map.") + name, QLatin1Char('&') + theme->title.text(), theme->about.text(), name);
  }
  commands_->add(
      {QStringLiteral("view.map.file"), tr("From a &file…"), tr("A look of your own, from a theme file."), {}, {}},
      [this, setting](bool) {
        const QString file = QFileDialog::getOpenFileName(this, tr("Theme of the map"), {}, tr("Themes (*.json)"));
        if (file.isEmpty()) return;
        showFaultsOf(file);
        session_.hand().layers().setTheme(file);
        QSettings().setValue(setting, file);
      });
  session_.hand().layers().setTheme(QSettings().value(setting).toString());
}

// How counters show values that no source gives.
void MainWindow::addEstimates() {
  const QString setting = QStringLiteral("estimates");
  auto* group = new QActionGroup(this);
  const auto add = [&](const QString& id, const QString& text, const QString& tip, render::Estimates estimates) {
    QAction* action = commands_->add({id, text, tip, {}, {}, true}, [this, setting, id, estimates](bool) {
      session_.hand().layers().setEstimates(estimates);
      QSettings().setValue(setting, id);
    });
    group->addAction(action);
    if (QSettings().value(setting).toString() == id) session_.hand().layers().setEstimates(estimates);
    const auto show = [this, action, estimates] {
      action->setChecked(session_.hand().layers().estimates() == estimates);
    };
    connect(&session_.hand().layers(), &MapLayers::changed, action, show);
    show();
  };
  add(QStringLiteral("view.estimates.quiet"), tr("Estimated values in &grey italics"),
      tr("Counters tell estimated figures from printed ones by their type."), render::Estimates::Quiet);
  add(QStringLiteral("view.estimates.marked"), tr("Estimated values on &amber"),
      tr("Estimated and unknown figures catch the eye on every counter."), render::Estimates::Marked);
  add(QStringLiteral("view.estimates.leftOut"), tr("Estimated values &left out"),
      tr("Counters show what the sources give and no more: a dash stands for the rest."), render::Estimates::LeftOut);
}

void MainWindow::addUpright() {
  MapLayers& layers = session_.hand().layers();
  const QString setting = QStringLiteral("countersUpright");
  QAction* action = commands_->add({QStringLiteral("view.upright"),
                                    tr("Counters upright"),
                                    tr("All counters stand upright; a wedge outside their edge shows where they face."),
                                    {},
                                    {},
                                    true},
                                   [&layers, setting](bool on) {
                                     layers.setCountersUpright(on);
                                     QSettings().setValue(setting, on);
                                   });
  layers.setCountersUpright(QSettings().value(setting).toBool());
  const auto show = [&layers, action] { action->setChecked(layers.areCountersUpright()); };
  connect(&layers, &MapLayers::changed, action, show);
  show();
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

void MainWindow::addViewCommands() {
  Commands& c = *commands_;
  c.add({QStringLiteral("view.zoomIn"),
         tr("Zoom &in"),
         {},
         QStringLiteral("zoom-in"),
         {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)}},
        [this](bool) { canvas_->zoomBy(1.25); }, {needs_.open()});
  c.add({QStringLiteral("view.zoomOut"), tr("Zoom &out"), {}, QStringLiteral("zoom-out"), {QKeySequence::ZoomOut}},
        [this](bool) { canvas_->zoomBy(0.8); }, {needs_.open()});
  c.add({QStringLiteral("view.natural"),
         tr("&100 %"),
         tr("Show hexes at their printed size."),
         QStringLiteral("zoom-original"),
         {QKeySequence(Qt::CTRL | Qt::Key_0)}},
        [this](bool) { canvas_->zoomTo(canvas_->naturalScale()); }, {needs_.open()});
  c.add({QStringLiteral("view.fit"),
         tr("&Fit the sheet"),
         tr("Show the whole sheet, with title and legend."),
         QStringLiteral("zoom-fit-best"),
         {QKeySequence(Qt::CTRL | Qt::Key_Slash)}},
        [this](bool) { canvas_->fitSheet(); }, {needs_.open()});
  const auto layer = [&](const QString& id, const QString& text, const QList<QKeySequence>& keys, MapLayer which) {
    MapLayers& layers = session_.hand().layers();
    QAction* action =
        c.add({id, text, {}, {}, keys, true}, [&layers, which](bool on) { layers.setVisible(which, on); });
    const auto show = [&layers, which, action] { action->setChecked(layers.isVisible(which)); };
    connect(&layers, &MapLayers::changed, action, show);
    show();
  };
  layer(QStringLiteral("view.grid"), tr("&Grid"), {QKeySequence(Qt::CTRL | Qt::Key_G)}, MapLayer::Grid);
  layer(QStringLiteral("view.numbers"), tr("&Hex numbers"), {}, MapLayer::Numbers);
  layer(QStringLiteral("view.labels"), tr("&Names"), {}, MapLayer::Labels);
  layer(QStringLiteral("view.frame"), tr("F&rame and legend"), {}, MapLayer::Frame);
  layer(QStringLiteral("view.zones"), tr("&Zones"), {}, MapLayer::Zones);
  layer(QStringLiteral("view.ghosts"), tr("Counters placed by rule"), {}, MapLayer::Ghosts);
  layer(QStringLiteral("view.counters"), tr("&Counters"), {}, MapLayer::Counters);
  layer(QStringLiteral("view.badges"), tr("&Problem signs"), {}, MapLayer::Badges);
  addEstimates();
  addUpright();
  QAction* wheel = c.add({QStringLiteral("view.wheelZooms"),
                          tr("&Wheel zooms"),
                          tr("The wheel alone zooms, and scrolls with Ctrl."),
                          {},
                          {},
                          true},
                         [this](bool on) {
                           canvas_->setWheelZooms(on);
                           QSettings().setValue(QStringLiteral("wheelZooms"), on);
                         });
  wheel->setChecked(QSettings().value(QStringLiteral("wheelZooms")).toBool());
  canvas_->setWheelZooms(wheel->isChecked());
  QAction* fan = c.add({QStringLiteral("view.fan"),
                        tr("Fan out &stacks"),
                        tr("Spread the stack of the selected hex, or of the one the pointer rests on, beside it."),
                        {},
                        {},
                        true},
                       [this](bool on) {
                         fan_->setAutomatic(on);
                         QSettings().setValue(QStringLiteral("fanOutStacks"), on);
                       });
  fan->setChecked(QSettings().value(QStringLiteral("fanOutStacks"), true).toBool());
  fan_->setAutomatic(fan->isChecked());
  auto* themes = new QActionGroup(this);
  const auto theme = [&](const QString& id, const QString& text, Theme which) {
    themes->addAction(c.add({id, text, {}, {}, {}, true}, [this, which](bool) { setTheme(which); }));
  };
  theme(QStringLiteral("view.light"), tr("&Light"), Theme::Light);
  theme(QStringLiteral("view.dark"), tr("&Dark"), Theme::Dark);
  theme(QStringLiteral("view.system"), tr("Like the des&ktop"), Theme::System);
  addMapThemes();
  auto* languages = new QActionGroup(this);
  const auto language = [&](const QString& id, const QString& text, const QString& code) {
    QAction* action = c.add({id, text, {}, {}, {}, true}, [this, code](bool) { chooseLanguage(code); });
    action->setChecked(keptLanguage() == code);
    languages->addAction(action);
  };
  language(QStringLiteral("language.system"), tr("Like the des&ktop"), {});
  // Each in its own language, for people who can't read the present one.
  language(QStringLiteral("language.en"), QStringLiteral("&English"), QStringLiteral("en"));
  language(QStringLiteral("language.pl"), QStringLiteral("&Polski"), QStringLiteral("pl"));
  c.add({QStringLiteral("view.reset"), tr("Reset la&yout"), tr("Put all docks back where they belong."), {}, {}},
        [this](bool) { resetLayout(); });
}

}  // namespace redoubt::editor
