#include "editor/fields/origin_mark.h"

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/rules/book/provenance.h"
#include "editor/fields/form.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/field_words.h"
#include "editor/words/row_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr const char* kWholeRow = "*";
constexpr int kWidth = 460;

const model::Provenance* written(const model::Battle& battle, const model::AnyRow& row, const std::string& column) {
  return battle.find<model::Provenance>({std::string(row.table().name()), row.key(), column});
}

/// A dialog for the origin of a column's value. Each change is an edit at once.
class OriginDialog : public QDialog {
 public:
  OriginDialog(Session& session, const model::AnyRow& row, const std::string& column, QWidget* parent)
      : QDialog(parent),
        session_(session),
        row_(row),
        column_(column),
        form_(new Form(session, QStringLiteral("origin"))),
        whole_(new QCheckBox(OriginMark::tr("Say it of the &whole row, where a field doesn't say otherwise"))),
        remove_(new QPushButton(OriginMark::tr("Say &nothing"))) {
    setObjectName(QStringLiteral("origin.dialog"));
    setWindowTitle(OriginMark::tr("Where it comes from"));
    setAttribute(Qt::WA_DeleteOnClose);
    const auto at = row.table().column(column);
    auto* title = new QLabel(OriginMark::tr("%1: %2").arg(RowWords::kindAndName(session, shownRow(session, row)),
                                                          FieldWords::label(row.table(), row.table().fields()[*at])));
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    setRole(*title, "strong");
    for (const char* each : {"status", "paragraph", "source", "words", "note"}) {
      form_->add(fieldSpec<model::Provenance>(session, each));
    }
    whole_->setObjectName(QStringLiteral("origin.whole"));
    remove_->setObjectName(QStringLiteral("origin.remove"));
    remove_->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(remove_, QDialogButtonBox::ResetRole);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(title);
    layout->addWidget(form_);
    layout->addWidget(whole_);
    layout->addWidget(buttons);
    setMinimumWidth(size::scaled(kWidth));
    const auto* own = written(session.battle(), row, column);
    whole_->setChecked(!own && written(session.battle(), row, kWholeRow));
    QObject::connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    QObject::connect(whole_, &QCheckBox::clicked, this, [this] { refresh(); });
    QObject::connect(remove_, &QPushButton::clicked, this, [this] { say(std::nullopt); });
    QObject::connect(form_, &Form::changed, this,
                     [this](const model::AnyRow& wanted) { say(wanted.as<model::Provenance>()); });
    QObject::connect(&session_, &Session::changed, this, [this] { refresh(); });
    QObject::connect(&session_, &Session::documentLeaving, this, [this] {
      form_->finish();
      close();
    });
    addUndoKeys(*this, session_);
    refresh();
  }

 protected:
  void hideEvent(QHideEvent* event) override {
    form_->finish();
    QDialog::hideEvent(event);
  }

 private:
  std::string field() const { return whole_->isChecked() ? kWholeRow : column_; }

  void refresh() {
    const model::Provenance* known = written(session_.battle(), row_, field());
    model::Provenance shown = known ? *known : originOf(session_.battle(), row_, column_);
    if (shown.field != field()) {  // what was confirmed of one is not confirmed of the other
      shown.field = field();
      shown.confirmedBy.clear();
      shown.confirmedAt.clear();
      shown.confirmedValue.clear();
    }
    form_->show(model::AnyRow(model::tableInfo<model::Provenance>(), &shown));
    form_->setObstacle(Words::readOnlyReason(session_));
    remove_->setEnabled(known && !session_.isReadOnly());
  }

  void say(const std::optional<model::Provenance>& origin) {
    const QString name = RowWords::kindAndName(session_, shownRow(session_, row_));
    model::Edit edit(OriginMark::tr("Origin of %1").arg(name).toStdString());
    if (origin) {
      edit.put(*origin);
    } else {
      edit.erase<model::Provenance>({std::string(row_.table().name()), row_.key(), field()});
    }
    session_.applyEverywhere(edit);
    refresh();
  }

  Session& session_;
  model::AnyRow row_;
  std::string column_;
  Form* form_;
  QCheckBox* whole_;
  QPushButton* remove_;
};

}  // namespace

model::Provenance originOf(const model::Battle& battle, const model::AnyRow& row, const std::string& column) {
  const model::Provenance* known = rules::provenanceOf(battle, row.table().name(), row.key(), column);
  return known ? *known : model::Provenance{std::string(row.table().name()), row.key(), column, {}, {}, {}};
}

OriginMark::OriginMark(Session& session, const QString& field) : session_(session) {
  setObjectName(field + QStringLiteral(".origin"));
  setAutoRaise(true);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setFocusPolicy(Qt::TabFocus);
  setFont(themeFont(TextStyle::Second));
  connect(this, &QToolButton::clicked, this, &OriginMark::ask);
}

void OriginMark::show(const model::AnyRow& row, const std::string& column) {
  row_ = row;
  column_ = column;
  const model::Provenance* known = rules::provenanceOf(session_.translated(), row.table().name(), row.key(), column);
  setIcon(known ? signIcon(signOf(known->status)) : QIcon());
  const QString cited = Words::citation(session_, known);
  setText(!known ? tr("origin…") : !cited.isEmpty() ? cited : Words::status(known->status));
  const QString words = known ? Words::provenance(session_, known) : tr("Nothing is said of where this comes from.");
  setToolTip(plainTip(words));
  setAccessibleName(tr("Where it comes from: %1").arg(words));
}

void OriginMark::setObstacle(const QString& reason) {
  obstacle_ = reason;
}

void OriginMark::ask() {
  if (!row_) return;
  auto* dialog = new OriginDialog(session_, *row_, column_, window());
  dialog->open();
}

}  // namespace redoubt::editor
