#include "editor/dialogs/records/record_tables.h"

#include <QHeaderView>
#include <QLocale>
#include <algorithm>
#include <string_view>
#include <vector>

#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/field_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTableRole = Qt::UserRole;

struct Group {
  QString title;
  std::vector<std::string_view> tables;
};

std::vector<Group> groups() {
  std::vector<Group> all{
      {RecordTables::tr("Battle and sources"),
       {"battle", "source", "paragraph", "question", "note", "translation", "provenance"}},
      {RecordTables::tr("Scenarios"),
       {"scenario", "variant", "set_up_block", "variant_block", "placement", "setting", "set_up_order", "entry", "pool",
        "return_point", "event", "victory"}},
      {RecordTables::tr("Forces"),
       {"player", "army", "command", "leader", "unit", "unit_command", "counter", "face", "face_figure", "step",
        "mark"}},
      {RecordTables::tr("Map"), {"map", "zone", "zone_hex", "hex", "hexside", "link", "symbol", "label"}},
      {RecordTables::tr("Tracks"), {"track", "space"}},
      {RecordTables::tr("Rules, checks and exports"), {"system", "rule", "house_check", "waiver", "export_preset"}}};
  Group others{RecordTables::tr("Others"), {}};
  for (const model::TableInfo& table : model::allTables()) {
    const bool isKnown = std::any_of(all.begin(), all.end(), [&](const Group& group) {
      return std::find(group.tables.begin(), group.tables.end(), table.name()) != group.tables.end();
    });
    if (!isKnown) others.tables.push_back(table.name());
  }
  if (!others.tables.empty()) all.push_back(std::move(others));
  return all;
}

}  // namespace

RecordTables::RecordTables(Session& session, QWidget* parent) : QTreeWidget(parent), session_(session) {
  setObjectName(QStringLiteral("records.tables"));
  setAccessibleName(tr("Tables"));
  setColumnCount(2);
  setHeaderHidden(true);
  setRootIsDecorated(false);
  setIndentation(12);
  setUniformRowHeights(true);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(0, QHeaderView::Stretch);
  header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  for (const Group& group : groups()) {
    auto* top = new QTreeWidgetItem(this, {group.title});
    top->setFlags(Qt::ItemIsEnabled);
    top->setFont(0, themeFont(TextStyle::Strong));
    top->setFirstColumnSpanned(true);
    for (const std::string_view name : group.tables) {
      const model::TableInfo* table = model::tableNamed(name);
      if (!table) continue;
      auto* item = new QTreeWidgetItem(top, {FieldWords::many(*table)});
      item->setData(0, kTableRole, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
      item->setToolTip(0, plainTip(FieldWords::help(*table)));
      item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
  }
  expandAll();
  setItemsExpandable(false);
  connect(this, &QTreeWidget::currentItemChanged, this, [this] {
    if (const model::TableInfo* table = chosen()) emit tableChosen(*table);
  });
  showCounts();
}

const model::TableInfo* RecordTables::chosen() const {
  const QTreeWidgetItem* item = currentItem();
  return item ? model::tableNamed(item->data(0, kTableRole).toString().toStdString()) : nullptr;
}

QTreeWidgetItem* RecordTables::itemOf(const model::TableInfo& table) const {
  for (int group = 0; group < topLevelItemCount(); ++group) {
    QTreeWidgetItem* top = topLevelItem(group);
    for (int i = 0; i < top->childCount(); ++i) {
      if (top->child(i)->data(0, kTableRole).toString().toStdString() == table.name()) return top->child(i);
    }
  }
  return nullptr;
}

void RecordTables::choose(const model::TableInfo& table) {
  if (QTreeWidgetItem* item = itemOf(table)) setCurrentItem(item);
}

void RecordTables::showCounts() {
  for (const model::TableInfo& table : model::allTables()) {
    QTreeWidgetItem* item = itemOf(table);
    const auto count = static_cast<qlonglong>(table.count(session_.battle()));
    const QString words = count > 0 ? QLocale().toString(count) : QString();
    if (!item || item->text(1) == words) continue;
    item->setText(1, words);
    item->setForeground(1, colours().second);
  }
}

}  // namespace redoubt::editor
