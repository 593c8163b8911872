#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace redoubt::editor {

/// A page of the guide inside the program.
struct GuidePage {
  QString id;  ///< its subject: a tool ("tool.road"), a dock ("dock.history"), the class of a dialog
  QString title;
  QString chapter;  ///< pages of a chapter are together
  QString text;     ///< Markdown, without the title
};

/// The guide that F1 opens: a Markdown file for each language, whose headings of the first order are chapters and those
/// of the second, with a name in braces, pages: `## Roads (L) {#tool.road}`.
class Guide {
 public:
  static Guide parse(const QString& markdown);
  /// Where the guide and its pictures lie.
  static QString folder();
  /// Loads the guide in the language of the window from its file next to the program.
  static Guide load();

  const QList<GuidePage>& pages() const { return pages_; }
  /// Null if there is none of that id.
  const GuidePage* find(const QString& id) const;
  /// The pages that contain every one of the words, also as a part of another word; those with them in the title first.
  QList<const GuidePage*> search(const QString& words) const;

 private:
  QList<GuidePage> pages_;
};

}  // namespace redoubt::editor
