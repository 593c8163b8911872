#include "editor/panels/place_field.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include "core/hex/facing.h"
#include "editor/words/words.h"
#include "editor/style/field_keys.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

hex::FacingKind facingKind(const Session& session) {
  return session.rules().text("facing/kind") == "hexside" ? hex::FacingKind::Hexside : hex::FacingKind::Vertex;
}

}  // namespace

std::variant<TypedPlace, QString> readPlace(const Session& session, const QString& text,
                                            std::optional<hex::FacingKind> wanted) {
  const hex::FacingKind kind = wanted.value_or(facingKind(session));
  const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words.isEmpty() || words.size() > 2) {
    return PlaceField::tr("Type a hex number, and if you like a facing after it.");
  }
  const auto hex = session.layout().parse(words.front().toStdString());
  if (!hex) return PlaceField::tr("There is no hex %1 on this map.").arg(words.front());
  if (words.size() == 1) return TypedPlace{*hex, std::nullopt};
  const auto facing = hex::directionFromText(words.back().toLower().toStdString());
  if (facing && facing->kind == kind) return TypedPlace{*hex, facing};
  const QString sentence =
      kind == hex::FacingKind::Vertex
          ? PlaceField::tr("%1 is no facing here: v0 to v5 are the vertices, clockwise from the top.")
          : PlaceField::tr("%1 is no facing here: s0 to s5 are the hexsides, clockwise from the top.");
  return sentence.arg(words.back());
}

PlaceField::PlaceField(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), text_(new QLineEdit), problem_(new QLabel) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  text_->setObjectName(QStringLiteral("tray.placeAt"));
  text_->setPlaceholderText(tr("Place at hex number"));
  text_->setAccessibleName(tr("Place at hex"));
  text_->setClearButtonEnabled(true);
  keepKeyboard(*text_);
  problem_->setObjectName(QStringLiteral("tray.placeProblem"));
  problem_->setWordWrap(true);
  setRole(*problem_, "error");
  problem_->hide();
  column->addWidget(text_);
  column->addWidget(problem_);
  connect(text_, &QLineEdit::returnPressed, this, &PlaceField::read);
  connect(text_, &QLineEdit::textChanged, this, [this] { tell({}); });
}

void PlaceField::setCounter(const QString& name, const QString& whyNot, std::optional<hex::FacingKind> facingKind) {
  facingKind_ = facingKind;
  if (name != name_) clear();  // the text was typed for another counter
  name_ = name;
  text_->setPlaceholderText(name.isEmpty() ? tr("Place at hex number") : tr("Place %1 at hex number").arg(name));
  text_->setEnabled(!name.isEmpty() && whyNot.isEmpty());
  const QString how = tr("Type where %1 goes and press Enter: a hex number, and if you like a facing.").arg(name);
  text_->setToolTip(text_->isEnabled() ? how : whyNot);
}

void PlaceField::tell(const QString& sentence) {
  problem_->setText(sentence);
  problem_->setVisible(!sentence.isEmpty());
  setRole(*text_, sentence.isEmpty() ? "" : "error");
}

void PlaceField::read() {
  const auto place = readPlace(session_, text_->text(), facingKind_);
  if (const auto* problem = std::get_if<QString>(&place)) {
    tell(*problem);
    return;
  }
  emit entered(std::get<TypedPlace>(place));
}

}  // namespace redoubt::editor
