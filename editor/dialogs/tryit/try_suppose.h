#pragma once

#include <QWidget>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/vocabulary/state_keys.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace redoubt::editor {

/// What is supposed beside the set-up and the moment of the game: whose turn it is, tracks, and of the units in
/// question their step, state, formation and place. Only what the game has is offered.
class TrySuppose : public QWidget {
  Q_OBJECT

 public:
  explicit TrySuppose(Session& session, QWidget* parent = nullptr);

  /// Offers suppositions about these units and about the game.
  void offer(const std::vector<Id<model::Placement>>& units);
  /// As ask::World takes them.
  std::vector<std::string> suppositions() const;
  void clear();

 signals:
  void changed();

 private:
  /// Something that can be supposed: "turn=" with the values that are offered.
  struct Offer {
    QString label;
    std::string key;  ///< with its sign: "turn=", "uhlans.step=", "uhlans@"
    std::vector<std::pair<QString, std::string>> values;

    friend bool operator==(const Offer&, const Offer&) = default;
  };
  struct Supposed {
    std::string key;
    std::string value;
    QString words;
  };

  void addOffersOfGame(std::vector<Offer>& offers) const;
  void addOffersOf(const model::Placement& row, std::vector<Offer>& offers) const;
  void addStates(const QString& who, const std::string& key, std::vector<Offer>& offers) const;
  void showValues();
  void add();
  void showSupposed();

  Session& session_;
  std::vector<Offer> offers_;
  std::vector<Supposed> supposed_;
  QComboBox* what_;
  QComboBox* value_;
  QPushButton* add_;
  QLabel* list_;
};

}  // namespace redoubt::editor
