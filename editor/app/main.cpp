#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QSettings>
#include <cstdio>
#include <exception>

#include "core/document/backups.h"
#include "editor/app/backup_keeper.h"
#include "editor/app/language.h"
#include "editor/app/main_window.h"
#include "editor/app/open_windows.h"
#include "editor/app/single_program.h"
#include "editor/render/fonts.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace {

// Read before the rest of the command line, because its help is translated too.
QString languageAskedFor(const QStringList& arguments) {
  const QString option = QStringLiteral("--language");
  for (qsizetype i = 1; i < arguments.size(); ++i) {
    if (arguments[i].startsWith(option + QLatin1Char('='))) return arguments[i].mid(option.size() + 1);
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
  }
  return redoubt::editor::keptLanguage();
}

void describe(QCommandLineParser& parser) {
  parser.setApplicationDescription(QCoreApplication::translate("main",
                                                               "Scenario and map editor for hex-and-counter "
                                                               "battles."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("files"), QCoreApplication::translate("main", "Battle files to open."),
                               QStringLiteral("[files]"));
  parser.addOption({QStringLiteral("alone"),
                    QCoreApplication::translate("main", "A program of its own, even if Redoubt runs already.")});
  parser.addOption({QStringLiteral("new"), QCoreApplication::translate("main", "Begin with a new battle.")});
  parser.addOption({QStringLiteral("theme"), QCoreApplication::translate("main", "The colours of the window."),
                    QStringLiteral("light|dark|system")});
  parser.addOption({QStringLiteral("language"),
                    QCoreApplication::translate("main", "en or pl; without it the one chosen last."),
                    QStringLiteral("code")});
}

void introduce() {
  QCoreApplication::setApplicationName(QStringLiteral("redoubt"));
  QCoreApplication::setOrganizationName(QStringLiteral("redoubt"));
  QCoreApplication::setApplicationVersion(QStringLiteral(REDOUBT_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("redoubt"));
}

// Help and version need no display. Ends the program if they are requested.
void answerWithoutWindow(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  introduce();
  redoubt::editor::installLanguage(application, languageAskedFor(QCoreApplication::arguments()));
  QCommandLineParser parser;
  // Options for Qt ("-reverse") are not bundles of one-letter options.
  parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
  describe(parser);
  parser.parse(QCoreApplication::arguments());
  if (parser.isSet(QStringLiteral("version"))) parser.showVersion();
  if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all"))) parser.showHelp();
}

int run(QApplication& application) {
  using namespace redoubt::editor;
  redoubt::render::loadFonts();
  installLanguage(application, languageAskedFor(QCoreApplication::arguments()));
  QCommandLineParser parser;
  describe(parser);
  parser.process(application);
  const QString theme = parser.value(QStringLiteral("theme"));

  Theme wanted =
      static_cast<Theme>(QSettings().value(QStringLiteral("theme"), static_cast<int>(Theme::System)).toInt());
  if (theme == QLatin1String("light")) wanted = Theme::Light;
  if (theme == QLatin1String("dark")) wanted = Theme::Dark;
  QStringList files = parser.positionalArguments();
  if (parser.isSet(QStringLiteral("new"))) files << QString();
  SingleProgram program;
  if (!parser.isSet(QStringLiteral("alone"))) {
    if (program.handOver(files)) return 0;
    program.listen();
  }
  applyTheme(application, wanted);
  QApplication::setWindowIcon(programIcon());
  redoubt::document::Backups::keepIn(QFile::encodeName(BackupKeeper::folder()).toStdString());
  QSettings().setValue(QStringLiteral("theme"), static_cast<int>(wanted));
  OpenWindows& windows = OpenWindows::instance();
  QObject::connect(&program, &SingleProgram::asked, &windows, &OpenWindows::open);
  if (!files.isEmpty() || !windows.restore()) windows.open(files);
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    answerWithoutWindow(argc, argv);
    QApplication application(argc, argv);
    introduce();
    return run(application);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "redoubt: %s\n", error.what());
    return 2;
  }
}
