#include "editor/dialogs/terrain/replace_terrain_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/model/fill_verbs.h"
#include "editor/dialogs/map/map_change_words.h"
#include "editor/dialogs/terrain/terrain_sample.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kReplaceSwatch = 20;
constexpr int kName = Qt::UserRole + 1;  // the title of a kind, without its count

}  // namespace

ReplaceTerrainDialog::ReplaceTerrainDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      uses_(rules::terrainUse(session.translated(), session.translatedRules())),
      place_(new QComboBox),
      from_(new QComboBox),
      to_(new QComboBox),
      everywhere_(new QRadioButton(tr("&Everywhere"))),
      inArea_(new QRadioButton),
      result_(new QLabel) {
  setObjectName(QStringLiteral("replaceTerrain"));
  setWindowTitle(tr("Replace terrain"));
  place_->setObjectName(QStringLiteral("replace.place"));
  from_->setObjectName(QStringLiteral("replace.from"));
  to_->setObjectName(QStringLiteral("replace.to"));
  everywhere_->setObjectName(QStringLiteral("replace.everywhere"));
  inArea_->setObjectName(QStringLiteral("replace.area"));
  result_->setObjectName(QStringLiteral("replace.result"));
  for (const rules::TerrainPlace where :
       {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside, rules::TerrainPlace::Link}) {
    place_->addItem(TerrainWords::place(where), static_cast<int>(where));
  }
  const int area = static_cast<int>(session.hand().area().size());
  inArea_->setText(tr("In the &selected area (%n hexes)", nullptr, area));
  inArea_->setEnabled(area > 0);
  if (area == 0) inArea_->setToolTip(tr("No hexes are selected. Select an area of the map first."));
  (area > 0 ? inArea_ : everywhere_)->setChecked(true);
  arrange();
  connect(place_, &QComboBox::currentIndexChanged, this, &ReplaceTerrainDialog::fillFrom);
  connect(from_, &QComboBox::currentIndexChanged, this, &ReplaceTerrainDialog::fillTo);
  connect(to_, &QComboBox::currentIndexChanged, this, &ReplaceTerrainDialog::refresh);
  connect(everywhere_, &QRadioButton::toggled, this, &ReplaceTerrainDialog::refresh);
  fillFrom();
  setMinimumWidth(440);
}

void ReplaceTerrainDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(1, 1);
  const auto addRow = [&](const QString& text, QComboBox* box) {
    auto* label = new QLabel(text);
    label->setBuddy(box);
    box->setIconSize({kReplaceSwatch, kReplaceSwatch});
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0);
    grid->addWidget(box, line, 1);
  };
  addRow(tr("&On"), place_);
  addRow(tr("&Replace"), from_);
  addRow(tr("&By"), to_);
  grid->addWidget(new QLabel(tr("Where")), grid->rowCount(), 0);
  grid->addWidget(everywhere_, grid->rowCount() - 1, 1);
  grid->addWidget(inArea_, grid->rowCount(), 1);
  outer->addLayout(grid);
  result_->setWordWrap(true);
  setRole(*result_, "note");
  outer->addWidget(result_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  go_ = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("replace.go"));
  go_->setDefault(true);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

rules::TerrainPlace ReplaceTerrainDialog::place() const {
  return static_cast<rules::TerrainPlace>(place_->currentData().toInt());
}

// Kinds that are used in this place, even if the rules have them elsewhere; kinds that the rules don't define are
// marked.
void ReplaceTerrainDialog::fillFrom() {
  {
    const QSignalBlocker blocker(from_);
    from_->clear();
    for (const rules::TerrainUse& use : uses_) {
      if (use.on(place()) == 0) continue;
      const QString title = TerrainWords::text(use.title);
      const QString count = TerrainWords::count(place(), use.on(place()));
      const QString text =
          use.isDefined ? tr("%1 – %2").arg(title, count) : tr("%1 – %2, not in the rules").arg(title, count);
      from_->addItem(QIcon(terrainSwatch(session_.translated(), use.slug, kReplaceSwatch, devicePixelRatioF())), text,
                     TerrainWords::text(use.slug));
      from_->setItemData(from_->count() - 1, title, kName);
    }
  }
  fillTo();
}

void ReplaceTerrainDialog::fillTo() {
  {
    const QSignalBlocker blocker(to_);
    const QString chosen = to_->currentData().toString();
    to_->clear();
    for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
      if (kind.place != place() || TerrainWords::text(kind.slug) == from_->currentData().toString()) continue;
      to_->addItem(QIcon(terrainSwatch(session_.translated(), kind.slug, kReplaceSwatch, devicePixelRatioF())),
                   TerrainWords::text(kind.title), TerrainWords::text(kind.slug));
      to_->setItemData(to_->count() - 1, TerrainWords::text(kind.title), kName);
    }
    if (const int again = to_->findData(chosen); again >= 0) to_->setCurrentIndex(again);
  }
  refresh();
}

QString ReplaceTerrainDialog::nameOf(const QComboBox& kinds) const {
  return kinds.currentData(kName).toString();
}

QString ReplaceTerrainDialog::title() const {
  return tr("Replace %1 by %2").arg(nameOf(*from_), nameOf(*to_));
}

model::Edit ReplaceTerrainDialog::edit() const {
  const std::vector<hex::HexKey> area(session_.hand().area().begin(), session_.hand().area().end());
  const model::Within within = inArea_->isChecked() ? model::Within(area) : std::nullopt;
  const std::string from = from_->currentData().toString().toStdString();
  const std::string to = to_->currentData().toString().toStdString();
  const std::string name = title().toStdString();
  switch (place()) {
    case rules::TerrainPlace::Hex: return model::replaceTerrain(session_.battle(), within, from, to, name);
    case rules::TerrainPlace::Hexside:
      return model::replaceHexsideKind(session_.battle(), session_.layout(), within, from, to, name);
    case rules::TerrainPlace::Link: break;
  }
  return model::replaceLinkKind(session_.battle(), session_.layout(), within, from, to, name);
}

void ReplaceTerrainDialog::refresh() {
  QString why = MapChangeWords::obstacle(session_);
  const bool isComplete = from_->count() > 0 && to_->count() > 0;
  if (from_->count() == 0) {
    result_->setText(tr("Nothing of this sort lies on the map."));
  } else if (to_->count() == 0) {
    result_->setText(tr("The rules know no other kind for this place."));
  } else {
    const model::Edit made = edit();
    // Hexes are overwritten; rows of hexsides and links are removed and new ones added.
    const auto count = static_cast<int>(place() == rules::TerrainPlace::Hex       ? made.puts<model::HexRow>().size()
                                        : place() == rules::TerrainPlace::Hexside ? made.erases<model::Hexside>().size()
                                                                                  : made.erases<model::Link>().size());
    result_->setText(count > 0 ? tr("%1 become %2.").arg(TerrainWords::count(place(), count), nameOf(*to_))
                               : tr("There is no %1 in the selected area.").arg(nameOf(*from_)));
    if (why.isEmpty() && count > 0) why = MapChangeWords::obstacle(session_, made);
    if (count == 0 && why.isEmpty()) why = result_->text();
  }
  if (!isComplete && why.isEmpty()) why = result_->text();
  go_->setEnabled(why.isEmpty());
  go_->setToolTip(why);
}

void ReplaceTerrainDialog::accept() {
  if (go_->isEnabled() && session_.apply(edit())) QDialog::accept();
}

}  // namespace redoubt::editor
