#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <cstdio>
#include <exception>

#include "editor/app/language.h"
#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/render/fonts.h"
#include "editor/style/theme.h"

namespace {

// Before the rest of the command line is read, for its help is translated too.
QString languageAskedFor(const QStringList& arguments) {
  const QString option = QStringLiteral("--language");
  for (qsizetype i = 1; i < arguments.size(); ++i) {
    if (arguments[i].startsWith(option + QLatin1Char('='))) return arguments[i].mid(option.size() + 1);
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
  }
  return redoubt::editor::keptLanguage();
}

int run(QApplication& application) {
  using namespace redoubt::editor;
  redoubt::render::loadFonts();
  installLanguage(application, languageAskedFor(QCoreApplication::arguments()));
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
  const QCommandLineOption language(QStringLiteral("language"),
                                    QApplication::translate("main", "en or pl; without it the one chosen last."),
                                    QStringLiteral("code"));
  parser.addOption(language);
  parser.process(application);

  Theme wanted =
      static_cast<Theme>(QSettings().value(QStringLiteral("theme"), static_cast<int>(Theme::System)).toInt());
  if (parser.value(theme) == QLatin1String("light")) wanted = Theme::Light;
  if (parser.value(theme) == QLatin1String("dark")) wanted = Theme::Dark;
  applyTheme(application, wanted);
  MainWindow window;
  window.setTheme(wanted);
  if (!parser.positionalArguments().isEmpty()) window.files().open(parser.positionalArguments().front());
  window.present();
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
