#pragma once

#include <QWidget>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/rules/vocabulary/shape_language.h"
#include "editor/dialogs/values/language_rows.h"
#include "editor/session/session.h"

class QLabel;
class QVBoxLayout;

namespace redoubt::editor {

/// A condition, an amount or a group of the rules, built by choosing: what is offered are the facts and groups of its
/// scope and the names that the battle has. The sentence that it is stands below. What is not valid yet says so beside
/// the part in question and is not reported.
class LanguageEditor : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the object name; the fields are named by their places: `name/not/arm`.
  LanguageEditor(Session& session, const rules::SaidIn& said, const QString& name, QWidget* parent = nullptr);

  /// Shows `json`; null where there is none.
  void show(const std::string& json);

 signals:
  void valueChosen(const std::string& json);

 private:
  using Json = nlohmann::json;
  using Put = LanguagePut;
  struct Place {
    QVBoxLayout* into;
    QString name;  ///< of its fields
    int depth = 1;
    bool isInGroup = false;
  };

  void rebuild();
  void take(Json value);
  void addCondition(const Place& place, const Json& value, const Put& put);
  void addMember(const Place& place, const std::string& key, const Json& value, const Put& put);
  void addTest(const Place& place, const std::string& key, const Json& value, const Json& whole, const Put& put);
  void addAdding(const Place& place, const Json& value, const Put& put);
  void addGroup(const Place& place, const Json& value, const Put& put);
  void addAmount(const Place& place, const Json& value, const Put& put, bool mayGo);
  void addAmountFields(QWidget* row, const Place& place, const std::string& kind, const Json& value, const Put& put);
  QWidget* wordsField(const rules::FactName& fact, const Json& value, const QString& name, const Put& put);
  QWidget* addRow(const Place& place, const QString& heading, const Put& remove);
  Place inner(const Place& place, const std::string& key) const;
  void tellFault(const Place& place);

  void findFault();
  QString sentence() const;

  Session& session_;
  rules::SaidIn said_;
  LanguageOffers offers_;
  Json value_;
  QString faultPlace_;  ///< JSON pointer
  QString fault_;
  bool isFaultTold_ = false;
  bool isStale_ = false;  ///< the names that are offered may be others
  QVBoxLayout* column_;
  QWidget* fields_ = nullptr;
  QLabel* sentence_;
};

}  // namespace redoubt::editor
