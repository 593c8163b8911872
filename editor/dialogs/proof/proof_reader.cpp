#include "editor/dialogs/proof/proof_reader.h"

#include <QSettings>

#include "core/document/document.h"

namespace redoubt::editor {
namespace {

constexpr const char* kReader = "proof/reader";
constexpr int kLongestReader = 80;

}  // namespace

ProofReader::ProofReader(const QString& name, QWidget* parent) : QLineEdit(parent) {
  setObjectName(name);
  setAccessibleName(tr("Your name"));
  setPlaceholderText(tr("Your name"));
  setToolTip(tr("Whoever confirms a value is named in the file, with the time."));
  setMaxLength(kLongestReader);
  setText(QSettings().value(QLatin1String(kReader)).toString());
  connect(this, &QLineEdit::editingFinished, this, &ProofReader::keep);
}

void ProofReader::keep() {
  QSettings().setValue(QLatin1String(kReader), text().simplified());
}

std::optional<proof::Reader> ProofReader::reader() {
  const QString name = text().simplified();
  if (name.isEmpty()) {
    setFocus();
    return std::nullopt;
  }
  keep();
  return proof::Reader{name.toStdString(), document::nowText()};
}

}  // namespace redoubt::editor
