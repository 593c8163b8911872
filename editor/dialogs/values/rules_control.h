#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/vocabulary/shape.h"
#include "editor/dialogs/values/rules_entries.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QVBoxLayout;

namespace redoubt::editor {

/// Edits a value of a simple shape without JSON: a check box, a spin box, a list of words, a list of check boxes or a
/// line of text.
class RuleControl : public QWidget {
  Q_OBJECT

 public:
  explicit RuleControl(Session& session, QWidget* parent = nullptr);

  /// Allows an empty choice, which is reported as null.
  void setClearable(bool isClearable) { isClearable_ = isClearable; }
  /// Decides which names are offered; an empty function offers all.
  using Offers = std::function<bool(rules::NameKind kind, const std::string& slug)>;
  void setOffers(Offers isOffered) { isOffered_ = std::move(isOffered); }
  /// Sets the display text for words of the vocabulary; without it they are shown unchanged.
  void setWording(std::function<QString(const std::string& word)> wording) { wording_ = std::move(wording); }
  /// Offers the values of `choice` and shows `json` as chosen; nothing is chosen if it is null or of another shape.
  void show(const rules::Choice& choice, const std::string& json);
  /// Whether there is anything to choose.
  bool isOfUse() const { return choice_ != rules::Choice(); }

 protected:
  void changeEvent(QEvent* event) override;

 signals:
  /// The person chose another value.
  void valueChosen(const std::string& json);

 private:
  struct Item {
    std::string word;
    QString shown;

    friend bool operator==(const Item&, const Item&) = default;
  };
  std::vector<Item> itemsOf(const rules::Choice& choice) const;
  void rebuild();
  QWidget* makeWidget();
  QWidget* makeCheck();
  QWidget* makeSpin(const rules::WholeChoice& whole);
  void judgeNumber(const rules::WholeChoice& whole, const QString& typed);
  QWidget* makeWords();
  QWidget* makeTicks();
  QWidget* makeLine();
  void styleTicks();
  void showValue();
  void showTicks();
  void tell(const std::string& json);
  void tellTicks();

  Session& session_;
  QVBoxLayout* column_;
  rules::Choice choice_;
  std::vector<Item> items_;
  std::string json_;
  QWidget* widget_ = nullptr;
  QLabel* fault_;  ///< why the typed text is refused
  bool isShowing_ = false;
  bool isClearable_ = false;
  Offers isOffered_;
  std::function<QString(const std::string&)> wording_;
};

/// The style of a list of check boxes in the present theme; the program's style sheet has none for lists.
QString tickListStyle();

}  // namespace redoubt::editor
