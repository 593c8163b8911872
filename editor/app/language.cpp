#include "editor/app/language.h"

#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace redoubt::editor {
namespace {

const QString kSetting = QStringLiteral("language");

// Numbers in sentences are grouped by the rules of the person's country, like those in tables: 250,000 hexes.
class Translator : public QTranslator {
 public:
  using QTranslator::QTranslator;
  QString translate(const char* context, const char* source, const char* comment, int number) const override {
    QString text = QTranslator::translate(context, source, comment, number);
    if (number >= 0) text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
    return text;
  }
};

// Qt's Polish buttons and file dialogs say "Zachowaj", where Polish programs, and we, say "Zapisz".
class QtTranslator : public Translator {
 public:
  using Translator::Translator;
  QString translate(const char* context, const char* source, const char* comment, int number) const override {
    QString text = Translator::translate(context, source, comment, number);
    text.replace(QLatin1String("Zachowaj"), QLatin1String("Zapisz"));
    return text.replace(QLatin1String("Nie zachowuj"), QLatin1String("Nie zapisuj"));
  }
};

template <class Words>
void install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new Words(&application);
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
  // Qt uses the last installed translator first; the English one has the plurals for languages without a translation.
  install<Translator>(application, QLocale(QLocale::English), QStringLiteral("redoubt"), own);
  install<QtTranslator>(application, QLocale(), QStringLiteral("qtbase"),
                        QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install<Translator>(application, QLocale(), QStringLiteral("redoubt"), own);
}

}  // namespace redoubt::editor
