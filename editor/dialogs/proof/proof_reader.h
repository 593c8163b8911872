#pragma once

#include <QLineEdit>

#include "core/proof/confirm.h"

namespace redoubt::editor {

/// Who proves: a name that is asked for once and kept on this computer.
class ProofReader : public QLineEdit {
  Q_OBJECT

 public:
  explicit ProofReader(const QString& name, QWidget* parent = nullptr);

  /// The reader, now; nothing while there is no name: then the field asks for it.
  std::optional<proof::Reader> reader();

 private:
  void keep();
};

}  // namespace redoubt::editor
