#include "editor/app/welcome_page.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "core/store/battle_file.h"
#include "editor/app/battle_files.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "heading");
  return label;
}

// What the battle calls itself; its file's name where it can't be read.
QString titleOf(const QString& path) {
  try {
    const store::ReadBattle read = store::readBattle(QFile::encodeName(path).toStdString());
    if (const model::BattleInfo* info = model::info(read.battle)) return QString::fromStdString(info->title);
  } catch (const Error&) {
    // Opening it will say why.
  }
  return QFileInfo(path).completeBaseName();
}

}  // namespace

WelcomePage::WelcomePage(BattleFiles& files, QWidget* parent)
    : QWidget(parent), files_(files), list_(new QVBoxLayout) {
  auto* outer = new QHBoxLayout(this);
  outer->addStretch(1);
  auto* column = new QVBoxLayout;
  column->addStretch(1);
  auto* title = new QLabel(tr("Redoubt"));
  setRole(*title, "subject");
  column->addWidget(title);
  auto* subtitle = new QLabel(tr("Maps and scenarios for hex-and-counter battles"));
  setRole(*subtitle, "second");
  column->addWidget(subtitle);
  column->addSpacing(20);
  column->addLayout(list_);
  column->addStretch(2);
  outer->addLayout(column);
  outer->addStretch(1);
}

void WelcomePage::showEvent(QShowEvent* event) {
  fill();
  QWidget::showEvent(event);
}

void WelcomePage::fill() {
  while (QLayoutItem* item = list_->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  const auto button = [&](const QString& text, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setMinimumWidth(320);
    list_->addWidget(made);
    return made;
  };
  connect(button(tr("New battle…"), tr("Begin a battle on an empty map.")), &QPushButton::clicked, this,
          &WelcomePage::newBattleWanted);
  connect(button(tr("Open…"), tr("Open a battle file.")), &QPushButton::clicked, &files_,
          &BattleFiles::chooseAndOpen);
  const QDir samples(BattleFiles::sampleFolder());
  const QStringList names = samples.entryList({QStringLiteral("*.battle")}, QDir::Files, QDir::Name);
  if (!names.isEmpty()) {
    list_->addSpacing(12);
    list_->addWidget(heading(tr("Samples (each opens as a draft of your own)")));
  }
  for (const QString& name : names) {
    const QString path = samples.filePath(name);
    QPushButton* sample = button(QFileInfo(name).completeBaseName(), path);
    connect(sample, &QPushButton::clicked, this, [this, path] { files_.open(path); });
    // Its title costs reading the battle: later, and only for who is still looking at this page.
    QTimer::singleShot(0, sample, [sample, path] {
      if (sample->isVisible()) sample->setText(titleOf(path));
    });
  }
  const QStringList recent = files_.recentFiles().mid(0, 6);
  if (!recent.isEmpty()) {
    list_->addSpacing(12);
    list_->addWidget(heading(tr("Recent")));
  }
  for (const QString& path : recent) {
    connect(button(BattleFiles::nameOf(path), path), &QPushButton::clicked, this, [this, path] { files_.open(path); });
  }
}

}  // namespace redoubt::editor
