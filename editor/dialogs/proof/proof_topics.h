#pragma once

#include <QTreeWidget>
#include <optional>

#include "editor/dialogs/proof/proof_state.h"

namespace redoubt::editor {

/// The topics of a proof and what is gathered in them, each with a bar of how much is confirmed.
class ProofTopics : public QTreeWidget {
  Q_OBJECT

 public:
  explicit ProofTopics(const ProofState& state, QWidget* parent = nullptr);

  struct Place {
    proof::Topic topic = proof::Topic::Manifest;
    std::optional<std::uint32_t> group;

    friend bool operator==(const Place&, const Place&) = default;
  };
  std::optional<Place> place() const;
  void choose(const Place& place);

 signals:
  void placeChanged();

 private:
  void fill();

  const ProofState& state_;
};

}  // namespace redoubt::editor
