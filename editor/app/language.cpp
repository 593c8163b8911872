#include "editor/app/language.h"

#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace redoubt::editor {
namespace {

const QString kSetting = QStringLiteral("language");

// Numbers in sentences are grouped as the person's country does it, as those in tables are: 250,000 hexes.
class Translator : public QTranslator {
 public:
  using QTranslator::QTranslator;
  QString translate(const char* context, const char* source, const char* comment, int number) const override {
    QString text = QTranslator::translate(context, source, comment, number);
    if (number >= 0) text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
    return text;
  }
};

void install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new Translator(&application);
  if (translator->load(locale, name, QStringLiteral("_"), folder)) {
    QCoreApplication::installTranslator(translator);
  } else {
    delete translator;
  }
}

}  // namespace

QString keptLanguage() { return QSettings().value(kSetting).toString(); }

void keepLanguage(const QString& code) { QSettings().setValue(kSetting, code); }

void installLanguage(QCoreApplication& application, const QString& code) {
  if (!code.isEmpty()) QLocale::setDefault(QLocale(code));
  const QString own = QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/translations");
  // The last one installed is asked first; English has the plurals for whoever has no translation.
  install(application, QLocale(QLocale::English), QStringLiteral("redoubt"), own);
  install(application, QLocale(), QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(application, QLocale(), QStringLiteral("redoubt"), own);
}

}  // namespace redoubt::editor
