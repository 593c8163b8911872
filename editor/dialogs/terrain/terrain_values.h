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

/// The values of a kind of terrain that have no field of their own, as a table of path and JSON value. The fault of a
/// text that is not a value for its property is shown underneath, after each key, and the text stays in its cell until
/// it is corrected.
class TerrainValues : public QWidget {
  Q_OBJECT

 public:
  /// Where a value comes from, in words, and whether it hides an inherited one.
  struct Origin {
    QString text;
    bool isOverride = false;
  };

  explicit TerrainValues(Session& session, QWidget* parent = nullptr);

  /// `subject` is the kind they belong to: texts typed for another one are dropped.
  void setValues(const std::string& subject, const std::map<std::string, std::string>& values,
                 const std::function<Origin(const std::string& path)>& originOf);

 signals:
  void valueWanted(const std::string& path, const std::string& json);
  void removalWanted(const std::string& path);
  void inheritWanted(const std::string& path);

 private:
  void arrange();
  void noteTyped(int row, int column);
  /// Why a text is not a value for a property of the shown kind; empty if it is one.
  QString faultOf(const QString& path, const QString& text) const;
  /// Possible faults of a well-formed value: unknown names.
  QString doubtOf(const QString& path, const QString& text) const;
  void judgeNew();
  /// Offers the properties that the kind doesn't have yet, and the possible values of the typed one.
  void offer();
  /// The value of a typed text: JSON unchanged, otherwise words such as "yes", "foot, horse" or "hex".
  QString meant(const QString& path, const QString& text) const;
  /// Null for a property that is not in the vocabulary.
  const rules::Term* termOf(const QString& path) const;
  std::vector<std::pair<QString, std::string>> wordsFor(const rules::Term& term) const;
  void commit(const QString& path, const QString& text);
  void add();
  void reflect();
  /// Shows all faults, line by line, with `typed` as the text of the property being edited.
  void tellFaults(const QString& typedPath = {}, const QString& typed = {});
  std::string currentPath() const;
  QString pathAt(int row) const;

  Session& session_;
  QTableWidget* table_;
  QLabel* error_;
  QLabel* addError_;
  QLabel* hint_;  ///< the meaning of the typed property
  QStringListModel* paths_;
  QStringListModel* words_;
  QLineEdit* path_;
  QLineEdit* value_;
  QPushButton* add_;
  QPushButton* remove_;
  QPushButton* inherit_;
  std::string subject_;
  std::map<QString, QString> drafts_;  ///< by path: texts that are not valid yet
  std::map<QString, Origin> origins_;
  bool isFilling_ = false;
};

}  // namespace redoubt::editor
