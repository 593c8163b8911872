#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QDomDocument>
#include <QFile>
#include <QHash>
#include <QLayout>
#include <QLocale>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTranslator>
#include <set>

#include "core/exchange/new_battle.h"
#include "editor/app/language.h"
#include "editor/app/main_window.h"
#include "tests/other_program.h"

// The Polish window: every word of it is there, and says what the English one does.
namespace redoubt::editor {
namespace {

struct Message {
  QString context;
  QString source;
  QStringList translations;  ///< the plural forms, or one
  bool isFinished = true;
};

std::vector<Message> messagesOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QDomDocument document;
  EXPECT_TRUE(document.setContent(&file));
  std::vector<Message> messages;
  const QDomElement root = document.documentElement();
  for (QDomElement context = root.firstChildElement(QStringLiteral("context")); !context.isNull();
       context = context.nextSiblingElement(QStringLiteral("context"))) {
    const QString name = context.firstChildElement(QStringLiteral("name")).text();
    for (QDomElement each = context.firstChildElement(QStringLiteral("message")); !each.isNull();
         each = each.nextSiblingElement(QStringLiteral("message"))) {
      Message message{name, each.firstChildElement(QStringLiteral("source")).text(), {}, true};
      const QDomElement translation = each.firstChildElement(QStringLiteral("translation"));
      message.isFinished = !translation.hasAttribute(QStringLiteral("type"));
      for (QDomElement form = translation.firstChildElement(QStringLiteral("numerusform")); !form.isNull();
           form = form.nextSiblingElement(QStringLiteral("numerusform"))) {
        message.translations << form.text();
      }
      if (message.translations.isEmpty()) message.translations << translation.text();
      messages.push_back(message);
    }
  }
  return messages;
}

QString source(const char* name) {
  return QStringLiteral(REDOUBT_SOURCE_DIR "/editor/translations/") + QLatin1String(name);
}

std::multiset<QString> placeholders(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral("%L?[1-9n]|</?[a-z]+>"));
  std::multiset<QString> found;
  for (auto each = pattern.globalMatch(text); each.hasNext();) found.insert(each.next().captured());
  return found;
}

TEST(Translations, AreFinishedAndKeepTheirPlaceholders) {
  for (const char* name : {"redoubt_pl.ts", "redoubt_en.ts"}) {
    const auto messages = messagesOf(source(name));
    EXPECT_GT(messages.size(), name == QByteArray("redoubt_pl.ts") ? 300U : 10U);
    for (const Message& message : messages) {
      SCOPED_TRACE(message.source.toStdString());
      EXPECT_TRUE(message.isFinished);
      ASSERT_FALSE(message.translations.isEmpty());
      for (const QString& translation : message.translations) {
        EXPECT_FALSE(translation.trimmed().isEmpty());
        EXPECT_EQ(placeholders(translation), placeholders(message.source)) << translation.toStdString();
      }
    }
  }
}

TEST(Translations, KnowEveryWordOfTheSources) {
  const QTemporaryDir folder;
  const QString copy = folder.filePath(QStringLiteral("redoubt_pl.ts"));
  ASSERT_TRUE(QFile::copy(source("redoubt_pl.ts"), copy));
  ASSERT_EQ(redoubt::test::runProgram(REDOUBT_LUPDATE, {"-silent", "-I", REDOUBT_SOURCE_DIR, "-locations", "none",
                                                        REDOUBT_SOURCE_DIR "/editor", "-ts", copy.toStdString()}),
            0);
  for (const Message& message : messagesOf(copy)) {
    EXPECT_TRUE(message.isFinished) << "not translated, or no longer in the sources: " << message.context.toStdString()
                                    << ": " << message.source.toStdString();
  }
}

TEST(Translations, MakeThePolishWindow) {
  QTranslator polish;
  ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  QCoreApplication::installTranslator(&polish);
  {
    const MainWindow window;
    QStringList menus;
    for (const QAction* action : window.menuBar()->actions()) menus << action->text().remove(QLatin1Char('&'));
    EXPECT_EQ(menus.front(), QLatin1String("Plik"));
    EXPECT_TRUE(menus.contains(QString::fromUtf8("Żetony"))) << menus.join(QLatin1Char(' ')).toStdString();
  }
  QCoreApplication::removeTranslator(&polish);
}

TEST(Translations, QtsOwnButtonsSaveByTheWordOfTheProgram) {
  const QLocale before;
  const QList<QTranslator*> had = qApp->findChildren<QTranslator*>();
  installLanguage(*qApp, QStringLiteral("pl"));
  const QString save = QCoreApplication::translate("QPlatformTheme", "Save");
  const QString inFiles = QCoreApplication::translate("QFileDialog", "&Save");
  for (QTranslator* each : qApp->findChildren<QTranslator*>()) {
    if (had.contains(each)) continue;
    QCoreApplication::removeTranslator(each);
    delete each;
  }
  QLocale::setDefault(before);
  if (save == QLatin1String("Save")) GTEST_SKIP() << "Qt has no Polish here";
  EXPECT_EQ(save, QLatin1String("Zapisz"));
  EXPECT_EQ(inFiles, QLatin1String("&Zapisz"));
}

QChar mnemonicOf(QString text) {
  text.remove(QStringLiteral("&&"));
  const qsizetype at = text.indexOf(QLatin1Char('&'));
  return at >= 0 && at + 1 < text.size() ? text[at + 1].toLower() : QChar();
}

void expectLettersApart(const QList<QAction*>& actions, const QString& menu, int& menus) {
  ++menus;
  QMap<QChar, QString> taken;
  for (const QAction* action : actions) {
    const QChar letter = mnemonicOf(action->text());
    if (!letter.isNull()) {
      EXPECT_FALSE(taken.contains(letter))
          << menu.toStdString() << ": " << taken[letter].toStdString() << " and " << action->text().toStdString();
      taken.insert(letter, action->text());
    }
    if (action->menu()) expectLettersApart(action->menu()->actions(), action->text(), menus);
  }
}

TEST(Translations, NoLetterLeadsToTwoItemsOfAMenu) {
  QTranslator polish;
  ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("blank.battle"));
  store::writeNewFile(path.toStdString(), exchange::newBattle({}));
  for (const bool isPolish : {false, true}) {
    if (isPolish) QCoreApplication::installTranslator(&polish);
    MainWindow window;
    ASSERT_TRUE(window.files().open(path));
    int menus = 0;
    expectLettersApart(window.menuBar()->actions(), QStringLiteral("the bar"), menus);
    EXPECT_GT(menus, 10);
  }
  QCoreApplication::removeTranslator(&polish);
}

TEST(Translations, OptionsOfEveryToolFitIntoASmallWindow) {
  QTranslator polish;
  ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("blank.battle"));
  store::writeNewFile(path.toStdString(), exchange::newBattle({}));
  for (const bool isPolish : {false, true}) {
    if (isPolish) QCoreApplication::installTranslator(&polish);
    MainWindow window;
    window.setTheme(Theme::Light);
    window.resize(1280, 800);
    window.show();
    ASSERT_TRUE(window.files().open(path));
    const auto* strip = window.findChild<QWidget*>(QStringLiteral("toolOptions"));
    ASSERT_TRUE(strip);
    int tools = 0;
    for (QAction* tool : window.findChildren<QAction*>(QRegularExpression(QStringLiteral("^tool\\.")))) {
      if (!tool->isCheckable()) continue;
      ++tools;
      tool->trigger();
      QCoreApplication::processEvents();
      EXPECT_LE(strip->layout()->sizeHint().width(), strip->width())
          << tool->objectName().toStdString() << (isPolish ? " in Polish" : "");
      EXPECT_TRUE(strip->findChild<QWidget*>(QStringLiteral("options.more"))->isHidden())
          << tool->objectName().toStdString() << ' ' << strip->layout()->sizeHint().width() << " of " << strip->width();
    }
    EXPECT_GT(tools, 15);
  }
  QCoreApplication::removeTranslator(&polish);
}

// Without Q_OBJECT a class asks for its words under the name of its base, where there are none.
TEST(Translations, EveryClassThatHasWordsLooksForThemUnderItsOwnName) {
  QHash<QString, QString> bodies;
  QDirIterator files(QStringLiteral(REDOUBT_SOURCE_DIR "/editor"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                     QDir::Files, QDirIterator::Subdirectories);
  static const QRegularExpression begins(
      QStringLiteral(R"(\n(?:class|struct) (\w+)(?: final)? : public [^{;]+ \{\n([^}]{0,200}))"));
  while (files.hasNext()) {
    QFile file(files.next());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (auto each = begins.globalMatch(text); each.hasNext();) {
      const auto found = each.next();
      bodies[found.captured(1)] += found.captured(2);
    }
  }
  QSet<QString> contexts;
  for (const Message& message : messagesOf(source("redoubt_pl.ts"))) contexts << message.context;
  int looked = 0;
  for (const QString& context : contexts) {
    const QString body = bodies.value(context.section(QStringLiteral("::"), -1));
    if (body.isEmpty()) continue;
    ++looked;
    EXPECT_TRUE(body.contains(QLatin1String("Q_OBJECT")) || body.contains(QLatin1String("Q_DECLARE_TR_FUNCTIONS")) ||
                body.contains(QLatin1String("Q_GADGET")))
        << context.toStdString();
  }
  EXPECT_GT(looked, 50);
}

}  // namespace
}  // namespace redoubt::editor
