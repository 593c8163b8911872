#include "editor/fields/picture_editor.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "core/base/error.h"
#include "core/store/picture_file.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

constexpr int kGlance = 64;

}  // namespace

PictureEditor::PictureEditor(Session& session, FieldSpec spec, const QString& name)
    : FieldEditor(std::move(spec)),
      session_(session),
      glance_(new QLabel),
      choose_(new QPushButton(tr("Choose…"))),
      clear_(new QPushButton(tr("None"))) {
  glance_->setFixedSize(kGlance, kGlance);
  glance_->setAlignment(Qt::AlignCenter);
  glance_->setFrameShape(QFrame::StyledPanel);
  glance_->setObjectName(name + QStringLiteral(".glance"));
  choose_->setAutoDefault(false);
  clear_->setAutoDefault(false);
  clear_->setObjectName(name + QStringLiteral(".clear"));
  clear_->setAccessibleName(tr("No picture"));
  hold(choose_, name, false);
  auto* row = static_cast<QHBoxLayout*>(layout());
  row->insertWidget(0, glance_);
  row->insertWidget(2, clear_);
  connect(choose_, &QPushButton::clicked, this, &PictureEditor::choose);
  connect(clear_, &QPushButton::clicked, this, [this] { emit chosen(model::Value(std::string())); });
}

void PictureEditor::show(const model::Value& value) {
  const std::string name = model::toText(value);
  const auto bytes = session_.hasDocument() ? session_.battle().pictures().find(name) : nullptr;
  const QImage image = render::decodedPicture(name, bytes, kGlance * 2);
  glance_->setPixmap(image.isNull() ? QPixmap()
                                    : QPixmap::fromImage(image.scaled(kGlance - 4, kGlance - 4, Qt::KeepAspectRatio,
                                                                      Qt::SmoothTransformation)));
  glance_->setText(image.isNull() && !name.empty() ? tr("missing") : QString());
  glance_->setAccessibleName(name.empty() ? tr("No picture") : tr("The picture"));
  clear_->setEnabled(!name.empty());
}

void PictureEditor::choose() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Choose a picture"), QString(),
                                                    tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg *.gif")));
  if (!file.isEmpty()) take(file);
}

void PictureEditor::take(const QString& file) {
  try {
    const std::string name = session_.offerPicture(store::readPictureFile(QFile::encodeName(file).toStdString()));
    emit faulted(QString());
    emit chosen(model::Value(name));
  } catch (const Error& error) {
    emit faulted(CoreWords::text(error));
  }
}

}  // namespace redoubt::editor
