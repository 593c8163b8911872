#include "editor/app/guide.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

namespace redoubt::editor {
namespace {

bool hasAll(const QString& text, const QStringList& words) {
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

Guide Guide::parse(const QString& markdown) {
  static const QRegularExpression page(QStringLiteral("^## (.+) \\{#([A-Za-z0-9.-]+)\\}$"));
  Guide guide;
  QString chapter;
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("# "))) {
      chapter = line.mid(2);
    } else if (const auto match = page.match(line); match.hasMatch()) {
      guide.pages_.append({match.captured(2), match.captured(1), chapter, {}});
    } else if (!guide.pages_.isEmpty() && guide.pages_.back().chapter == chapter) {
      guide.pages_.back().text += line + QLatin1Char('\n');
    }
  }
  return guide;
}

QString Guide::folder() {
  return QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/guide");
}

Guide Guide::load() {
  // : The file of the guide in this language, next to the program.
  const QString name = QCoreApplication::translate("redoubt::editor::Guide", "guide_en.md");
  QFile file(folder() + QLatin1Char('/') + name);
  return file.open(QIODevice::ReadOnly) ? parse(QString::fromUtf8(file.readAll())) : Guide();
}

const GuidePage* Guide::find(const QString& id) const {
  const auto found = std::find_if(pages_.begin(), pages_.end(), [&](const GuidePage& page) { return page.id == id; });
  return found == pages_.end() ? nullptr : &*found;
}

QList<const GuidePage*> Guide::search(const QString& words) const {
  const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  QList<const GuidePage*> found;
  for (const GuidePage& page : pages_) {
    if (hasAll(page.title + QLatin1Char('\n') + page.text, wanted)) found << &page;
  }
  if (!wanted.isEmpty()) {
    std::stable_partition(found.begin(), found.end(),
                          [&](const GuidePage* page) { return hasAll(page->title, wanted); });
  }
  return found;
}

}  // namespace redoubt::editor
