#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QSettings>
#include <QTranslator>
#include <cstdio>
#include <exception>

#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/render/fonts.h"
#include "editor/style/theme.h"

namespace {

int run(QApplication& application) {
  using namespace redoubt::editor;
  QCommandLineParser parser;
  parser.setApplicationDescription(QApplication::translate("main", "Scenario and map editor for hex-and-counter "
                                                                   "battles."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("file"), QApplication::translate("main", "Battle file to open."),
                               QStringLiteral("[file]"));
  const QCommandLineOption theme(QStringLiteral("theme"),
                                 QApplication::translate("main", "light, dark or system."), QStringLiteral("theme"));
  parser.addOption(theme);
  parser.process(application);

  redoubt::render::loadFonts();
  QTranslator translator;
  if (translator.load(QLocale(), QStringLiteral("redoubt"), QStringLiteral("_"),
                      QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/translations"))) {
    QCoreApplication::installTranslator(&translator);
  }
  Theme wanted = static_cast<Theme>(QSettings().value(QStringLiteral("theme"), static_cast<int>(Theme::System)).toInt());
  if (parser.value(theme) == QLatin1String("light")) wanted = Theme::Light;
  if (parser.value(theme) == QLatin1String("dark")) wanted = Theme::Dark;
  applyTheme(application, wanted);
  MainWindow window;
  window.setTheme(wanted);
  window.show();
  if (!parser.positionalArguments().isEmpty()) window.files().open(parser.positionalArguments().front());
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QCoreApplication::setApplicationName(QStringLiteral("redoubt"));
  QCoreApplication::setOrganizationName(QStringLiteral("redoubt"));
  QCoreApplication::setApplicationVersion(QStringLiteral(REDOUBT_VERSION));
  try {
    return run(application);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "redoubt: %s\n", error.what());
    return 2;
  }
}
