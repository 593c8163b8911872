#include "editor/dialogs/terrain/terrain_removal_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "editor/dialogs/terrain/terrain_sample.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kSwatch = 20;
constexpr qsizetype kNamedRules = 6;

QLabel* remark(const QString& text) {
  auto* label = new QLabel(text);
  label->setWordWrap(true);
  setRole(*label, "second");
  return label;
}

}  // namespace

TerrainRemovalDialog::TerrainRemovalDialog(const Session& session, const rules::TerrainUse& use,
                                           rules::TerrainPlace place, Purpose purpose, QWidget* parent)
    : QDialog(parent), kinds_(new QComboBox), replace_(new QPushButton(tr("Replace"))) {
  const QString title = TerrainWords::text(use.title);
  const bool isOnMap = use.on(place) > 0;
  setWindowTitle(purpose == Purpose::Remove ? tr("Remove %1").arg(title) : tr("Replace %1").arg(title));
  setObjectName(QStringLiteral("terrain.removal"));
  setMinimumWidth(460);
  replace_->setObjectName(QStringLiteral("removal.replace"));
  kinds_->setObjectName(QStringLiteral("removal.kinds"));
  kinds_->setAccessibleName(tr("Terrain that takes its place"));
  kinds_->setIconSize({kSwatch, kSwatch});
  fillKinds(session, use.slug, place);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin + 4, size::kMargin, size::kMargin + 4, size::kMargin);
  column->setSpacing(10);
  auto* asked = new QLabel(question(use, place, purpose));
  asked->setObjectName(QStringLiteral("removal.question"));
  asked->setWordWrap(true);
  setRole(*asked, "strong");
  column->addWidget(asked);
  if (isOnMap && kinds_->count() > 0) {
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Another terrain:"));
    label->setBuddy(kinds_);
    row->addWidget(label);
    row->addWidget(kinds_, 1);
    row->addWidget(replace_);
    column->addLayout(row);
    replace_->setDefault(true);
  }
  if (purpose == Purpose::Remove && use.misplaced() > 0) {
    column->addWidget(remark(tr("Where it lies on another place than the rules put it, it is taken off.")));
  }
  const QStringList named = purpose == Purpose::Remove ? namingRules(session, use.slug) : QStringList();
  if (!named.isEmpty()) {
    auto* label = remark(tr("Other rules name it and stay as they are: %1.").arg(named.join(QStringLiteral(", "))));
    label->setObjectName(QStringLiteral("removal.rules"));
    column->addWidget(label);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* erase = buttons->addButton(isOnMap ? erasing(session, use, place) : tr("Remove"), QDialogButtonBox::AcceptRole);
  erase->setObjectName(QStringLiteral("removal.erase"));
  erase->setVisible(!use.isGround);
  column->addSpacing(2);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(erase, &QPushButton::clicked, this, [this] { answer(rules::EraseUses{}); });
  connect(replace_, &QPushButton::clicked, this,
          [this] { answer(rules::ReplaceUses{kinds_->currentData().toString().toStdString()}); });
}

void TerrainRemovalDialog::answer(rules::TerrainRemoval choice) {
  choice_ = std::move(choice);
  accept();
}

QStringList TerrainRemovalDialog::namingRules(const Session& session, const std::string& slug) const {
  QStringList named;
  for (const std::string& path : rules::rulesNaming(session.battle(), session.rules(), slug)) {
    named << TerrainWords::text(path);
  }
  if (named.size() > kNamedRules) named = named.mid(0, kNamedRules) << QStringLiteral("…");
  return named;
}

void TerrainRemovalDialog::fillKinds(const Session& session, const std::string& slug, rules::TerrainPlace place) {
  const std::string ground = rules::groundTerrain(session.rules());
  for (const rules::TerrainKind& kind : rules::terrainKinds(session.translatedRules())) {
    // Resetting hexes to the ground terrain is a separate choice.
    if (kind.place != place || kind.slug == slug || kind.slug == ground) continue;
    kinds_->addItem(QIcon(terrainSwatch(session.translated(), kind.slug, kSwatch, devicePixelRatioF())),
                    TerrainWords::text(kind.title), TerrainWords::text(kind.slug));
  }
}

QString TerrainRemovalDialog::question(const rules::TerrainUse& use, rules::TerrainPlace place, Purpose purpose) const {
  const QString title = TerrainWords::text(use.title);
  if (use.on(place) == 0) return tr("Remove %1 from the rules?").arg(title);
  const QString where =
      purpose == Purpose::Remove ? TerrainWords::uses(use) : TerrainWords::count(place, use.on(place));
  return tr("%1 is used: %2. What shall lie there instead?").arg(title, where);
}

QString TerrainRemovalDialog::erasing(const Session& session, const rules::TerrainUse& use,
                                      rules::TerrainPlace place) const {
  switch (place) {
    case rules::TerrainPlace::Hex: {
      const std::string ground = rules::groundTerrain(session.rules());
      QString title = TerrainWords::text(rules::terrainTitle(session.translatedRules(), ground));
      title.replace(QLatin1Char('&'), QLatin1String("&&"));
      return tr("Bring %1 &back to %2").arg(TerrainWords::count(place, use.on(place)), title);
    }
    case rules::TerrainPlace::Hexside: return tr("&Take it off the hexsides");
    case rules::TerrainPlace::Link: break;
  }
  return tr("&Take the links away");
}

}  // namespace redoubt::editor
