#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;
class QTableWidget;

namespace redoubt::editor {

/// The values of a kind of terrain that have no field of their own, as a table of path and JSON value. A text that is
/// no value for its property is told underneath, at each key, and stays where it was typed until it is mended.
class TerrainValues : public QWidget {
  Q_OBJECT

 public:
  /// Where a value comes from, in words, and whether an inherited one stands behind it.
  struct Origin {
    QString text;
    bool isOverride = false;
  };

  explicit TerrainValues(Session& session, QWidget* parent = nullptr);

  /// `subject` is the kind they belong to: texts typed for another one are forgotten.
  void setValues(const std::string& subject, const std::map<std::string, std::string>& values,
                 const std::function<Origin(const std::string& path)>& originOf);

 signals:
  void valueWanted(const std::string& path, const std::string& json);
  void removalWanted(const std::string& path);
  void inheritWanted(const std::string& path);

 private:
  void arrange();
  void noteTyped(int row, int column);
  /// Why a text is no value for a property of the kind shown; empty if it is one.
  QString faultOf(const QString& path, const QString& text) const;
  /// What may be wrong with a well formed one: names that nothing has.
  QString doubtOf(const QString& path, const QString& text) const;
  void judgeNew();
  /// Offers the properties that the rules know and the kind lacks, and what the one typed can be.
  void offer();
  /// The value that somebody means: JSON as it is, else words such as "yes", "foot, horse" or "hex".
  QString meant(const QString& path, const QString& text) const;
  /// Null for a property that the rules don't know.
  const rules::Term* termOf(const QString& path) const;
  std::vector<std::pair<QString, std::string>> wordsFor(const rules::Term& term) const;
  void commit(const QString& path, const QString& text);
  void add();
  void reflect();
  /// All that is wrong, line by line, with `typed` for the property that is being typed at.
  void tellFaults(const QString& typedPath = {}, const QString& typed = {});
  std::string currentPath() const;
  QString pathAt(int row) const;

  Session& session_;
  QTableWidget* table_;
  QLabel* error_;
  QLabel* addError_;
  QLabel* hint_;  ///< what the property typed means
  QStringListModel* paths_;
  QStringListModel* words_;
  QLineEdit* path_;
  QLineEdit* value_;
  QPushButton* add_;
  QPushButton* remove_;
  QPushButton* inherit_;
  std::string subject_;
  std::map<QString, QString> drafts_;  ///< by path: texts that are no value yet
  std::map<QString, Origin> origins_;
  bool isFilling_ = false;
};

}  // namespace redoubt::editor
