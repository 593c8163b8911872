#include <QAbstractScrollArea>
#include <QDialogButtonBox>
#include <QDirIterator>
#include <QFile>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QTreeView>
#include <functional>
#include <map>

#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/app/guide_window.h"
#include "editor/app/shortcut_dialog.h"
#include "editor/boards/ladder_dialog.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/battle/statistics_dialog.h"
#include "editor/dialogs/battle/translations_dialog.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "editor/dialogs/compare/merge_dialog.h"
#include "editor/dialogs/counters/counter_designer_dialog.h"
#include "editor/dialogs/exchange/export_battle_dialog.h"
#include "editor/dialogs/exchange/import_battle_dialog.h"
#include "editor/dialogs/exchange/print_dialog.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/forces/forces_generate_dialog.h"
#include "editor/dialogs/forces/forces_kind_dialog.h"
#include "editor/dialogs/forces/forces_units_dialog.h"
#include "editor/dialogs/forces/manifest_import_dialog.h"
#include "editor/dialogs/forces/manifest_replace_dialog.h"
#include "editor/dialogs/forces/manifest_totals_dialog.h"
#include "editor/dialogs/house/house_checks_dialog.h"
#include "editor/dialogs/map/map_layout_dialog.h"
#include "editor/dialogs/map/map_size_dialog.h"
#include "editor/dialogs/map/map_turn_dialog.h"
#include "editor/dialogs/map/sheet_frame_dialog.h"
#include "editor/dialogs/paper/aids_dialog.h"
#include "editor/dialogs/paper/print_and_play_dialog.h"
#include "editor/dialogs/paper/print_counters_dialog.h"
#include "editor/dialogs/proof/double_entry_dialog.h"
#include "editor/dialogs/proof/proof_dialog.h"
#include "editor/dialogs/proof/report_dialog.h"
#include "editor/dialogs/records/new_record_dialog.h"
#include "editor/dialogs/records/record_verbs.h"
#include "editor/dialogs/records/records_dialog.h"
#include "editor/dialogs/rules/names_grid_dialog.h"
#include "editor/dialogs/rules/new_rule_dialog.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/rules/rules_drafts.h"
#include "editor/dialogs/rules/rules_grid_dialog.h"
#include "editor/dialogs/rules/rules_model.h"
#include "editor/dialogs/scan/register_dialog.h"
#include "editor/dialogs/scan/scan_grid_dialog.h"
#include "editor/dialogs/scan/scan_page_dialog.h"
#include "editor/dialogs/scripts/extension_shelf.h"
#include "editor/dialogs/scripts/extensions_dialog.h"
#include "editor/dialogs/scripts/run_extension_dialog.h"
#include "editor/dialogs/sheets/add_sheet_dialog.h"
#include "editor/dialogs/sheets/sheets_dialog.h"
#include "editor/dialogs/terrain/replace_terrain_dialog.h"
#include "editor/dialogs/terrain/terrain_library_dialog.h"
#include "editor/dialogs/terrain/terrain_removal_dialog.h"
#include "editor/dialogs/transcript/transcript_dialog.h"
#include "editor/dialogs/tryit/first_turn_dialog.h"
#include "editor/dialogs/tryit/try_dialog.h"
#include "editor/dialogs/turns/orders_dialog.h"
#include "editor/dialogs/turns/tracks_dialog.h"
#include "editor/panels/backups_dialog.h"
#include "editor/panels/battle_facts_dialog.h"
#include "editor/panels/forget_edits_dialog.h"
#include "editor/style/dialog_room.h"
#include "tests/editor/app/window_fixture.h"

// Every dialog on a small screen and in large letters, and its page of the guide.
namespace redoubt::editor {
namespace {

using Make = std::function<std::unique_ptr<QDialog>(MainWindow&)>;

template <class Dialog>
Make ofSession() {
  return [](MainWindow& window) { return std::make_unique<Dialog>(window.session(), &window); };
}

class DialogsOnScreen : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
    usual_ = QApplication::font();
  }
  void TearDown() override {
    QApplication::setFont(usual_);
    dialogRoom().setRoom({});
  }

  // By their classes, as the headers name them.
  std::map<QString, Make> dialogs() {
    return {
        {QStringLiteral("NewBattleDialog"),
         [](MainWindow& window) { return std::make_unique<NewBattleDialog>(&window); }},
        {QStringLiteral("StatisticsDialog"), ofSession<StatisticsDialog>()},
        {QStringLiteral("ForcesDialog"), ofSession<ForcesDialog>()},
        {QStringLiteral("ForcesKindDialog"),
         [](MainWindow& window) {
           return std::make_unique<ForcesKindDialog>(window.session(), ForcesKindDialog::What::Figure, &window);
         }},
        {QStringLiteral("ForcesUnitsDialog"),
         [](MainWindow& window) {
           const model::Battle& battle = window.session().battle();
           return std::make_unique<ForcesUnitsDialog>(window.session(), battle.all<model::Army>().begin()->id,
                                                      std::nullopt, &window);
         }},
        {QStringLiteral("ForcesGenerateDialog"),
         [](MainWindow& window) {
           return std::make_unique<ForcesGenerateDialog>(window.session(), std::nullopt, &window);
         }},
        {QStringLiteral("ManifestImportDialog"),
         [](MainWindow& window) {
           return std::make_unique<ManifestImportDialog>(window.session(), "Name;Luck;Type\nGuides;7;Zouaves\n",
                                                         QStringLiteral("units.csv"), std::nullopt, &window);
         }},
        {QStringLiteral("ManifestReplaceDialog"),
         [](MainWindow& window) {
           const auto fields = rules::manifestFields(window.session().battle(), window.session().rules());
           std::vector<Id<model::Unit>> units;
           for (const auto& unit : window.session().battle().all<model::Unit>()) units.push_back(unit.id);
           return std::make_unique<ManifestReplaceDialog>(window.session(), units, fields, &window);
         }},
        {QStringLiteral("ManifestTotalsDialog"), ofSession<ManifestTotalsDialog>()},
        {QStringLiteral("HouseChecksDialog"), ofSession<HouseChecksDialog>()},
        {QStringLiteral("MapLayoutDialog"), ofSession<MapLayoutDialog>()},
        {QStringLiteral("MapSizeDialog"), ofSession<MapSizeDialog>()},
        {QStringLiteral("MapTurnDialog"),
         [](MainWindow& window) {
           return std::make_unique<MapTurnDialog>(window.session(), hex::MapTurn::Half, &window);
         }},
        {QStringLiteral("SheetFrameDialog"), ofSession<SheetFrameDialog>()},
        {QStringLiteral("RegisterDialog"), ofSession<RegisterDialog>()},
        {QStringLiteral("ScanGridDialog"),
         [](MainWindow& window) {
           return std::make_unique<ScanGridDialog>(QStringLiteral("/nowhere/sheet.png"), scan::ScanPage(), &window);
         }},
        {QStringLiteral("ScanPageDialog"),
         [](MainWindow& window) {
           return std::make_unique<ScanPageDialog>(QStringLiteral("/nowhere/sheet.pdf"), &window);
         }},
        {QStringLiteral("SheetsDialog"), ofSession<SheetsDialog>()},
        {QStringLiteral("AddSheetDialog"),
         [](MainWindow& window) { return std::make_unique<AddSheetDialog>(window.session(), std::nullopt, &window); }},
        {QStringLiteral("TryDialog"), ofSession<TryDialog>()},
        {QStringLiteral("FirstTurnDialog"), ofSession<FirstTurnDialog>()},
        {QStringLiteral("ExportBattleDialog"), ofSession<ExportBattleDialog>()},
        {QStringLiteral("ImportBattleDialog"),
         [](MainWindow& window) {
           return std::make_unique<ImportBattleDialog>(QStringLiteral("/nowhere/battle.json"), QString(), &window);
         }},
        {QStringLiteral("PrintDialog"), ofSession<PrintDialog>()},
        {QStringLiteral("LadderDialog"),
         [](MainWindow& window) {
           const auto& units = window.session().battle().all<model::Unit>();
           return std::make_unique<LadderDialog>(window.session(), std::vector{units.begin()->id}, &window);
         }},
        {QStringLiteral("PrintAndPlayDialog"), ofSession<PrintAndPlayDialog>()},
        {QStringLiteral("AidsDialog"), ofSession<AidsDialog>()},
        {QStringLiteral("CounterDesignerDialog"), ofSession<CounterDesignerDialog>()},
        {QStringLiteral("PrintCountersDialog"), ofSession<PrintCountersDialog>()},
        {QStringLiteral("RulesDialog"), ofSession<RulesDialog>()},
        {QStringLiteral("NewRuleDialog"), ofSession<NewRuleDialog>()},
        {QStringLiteral("NamesGridDialog"), ofSession<NamesGridDialog>()},
        {QStringLiteral("RulesGridDialog"),
         [](MainWindow& window) {
           static RuleDrafts drafts;
           return std::make_unique<RulesGridDialog>(window.session(), drafts, &window);
         }},
        {QStringLiteral("ReplaceTerrainDialog"), ofSession<ReplaceTerrainDialog>()},
        {QStringLiteral("TerrainLibraryDialog"), ofSession<TerrainLibraryDialog>()},
        {QStringLiteral("OrdersDialog"), ofSession<OrdersDialog>()},
        {QStringLiteral("TracksDialog"), ofSession<TracksDialog>()},
        {QStringLiteral("RecordsDialog"), ofSession<RecordsDialog>()},
        {QStringLiteral("TranscriptDialog"), ofSession<TranscriptDialog>()},
        {QStringLiteral("TranslationsDialog"), ofSession<TranslationsDialog>()},
        {QStringLiteral("ProofDialog"), ofSession<ProofDialog>()},
        {QStringLiteral("ReportDialog"), ofSession<ReportDialog>()},
        {QStringLiteral("DoubleEntryDialog"),
         [](MainWindow& window) {
           auto dialog = std::make_unique<DoubleEntryDialog>(window.session(), &window);
           model::Battle other = window.session().battle();
           const model::HexRow first = *other.all<model::HexRow>().begin();
           other.all<model::HexRow>().put({first.hex, first.terrain, first.level + 1});
           dialog->compareWith(std::move(other), QStringLiteral("other.battle"));
           return dialog;
         }},
        {QStringLiteral("NewRecordDialog"),
         [](MainWindow& window) {
           const auto& table = model::tableInfo<model::Setting>();
           return std::make_unique<NewRecordDialog>(window.session(),
                                                    RecordVerbs::draft(window.session(), table, std::nullopt), &window);
         }},
        {QStringLiteral("CompareDialog"), ofSession<CompareDialog>()},
        {QStringLiteral("MergeDialog"),
         [](MainWindow& window) {
           const auto path = window.session().document().path().parent_path() / "other.battle";
           std::filesystem::remove(path);
           window.session().document().shareCopy(path);
           {
             const auto other = document::Document::open(path);
             const std::vector<hex::HexKey> one{*other->layout().parse("0303")};
             other->apply(model::paintTerrain(other->battle(), one, "marsh", "Paint"));
             window.session().apply(model::paintTerrain(window.session().battle(), one, "village", "Paint"));
           }
           return std::make_unique<MergeDialog>(window.session(), QString::fromStdString(path.string()), &window);
         }},
        {QStringLiteral("ExtensionsDialog"),
         [](MainWindow& window) {
           ExtensionShelf::instance().wait();
           return std::make_unique<ExtensionsDialog>(&window);
         }},
        {QStringLiteral("RunExtensionDialog"),
         [](MainWindow& window) {
           ExtensionShelf::instance().wait();
           const QString name = QStringLiteral("renumber-counters");
           const scripts::Extension* extension = ExtensionShelf::instance().find(name);
           return std::make_unique<RunExtensionDialog>(window.session(), *extension, extension->offers.front(),
                                                       &window);
         }},
        {QStringLiteral("BackupsDialog"),
         [](MainWindow& window) {
           return std::make_unique<BackupsDialog>(QString::fromStdString(window.session().document().path().string()),
                                                  window.session(), &window);
         }},
        {QStringLiteral("ForgetEditsDialog"),
         [](MainWindow& window) { return std::make_unique<ForgetEditsDialog>(window.session(), 0, &window); }},
        {QStringLiteral("BattleFactsDialog"), ofSession<BattleFactsDialog>()},
        {QStringLiteral("ShortcutDialog"),
         [](MainWindow& window) { return std::make_unique<ShortcutDialog>(window.commands(), &window); }},
        {QStringLiteral("GuideWindow"), [](MainWindow& window) {
           auto guide = std::make_unique<GuideWindow>(&window);
           guide->setAttribute(Qt::WA_DeleteOnClose, false);
           return guide;
         }}};
  }

  void expectReachable(const QDialog& dialog, QSize room) {
    EXPECT_LE(dialog.width(), room.width());
    EXPECT_LE(dialog.height(), room.height());
    const QSize least = dialog.minimumSize().expandedTo(dialog.minimumSizeHint());
    EXPECT_LE(least.width(), room.width());
    EXPECT_LE(least.height(), room.height());
    for (const auto* box : dialog.findChildren<QDialogButtonBox*>()) {
      for (const QAbstractButton* button : box->buttons()) {
        if (!button->isVisible()) continue;
        const QRect place(button->mapTo(&dialog, QPoint()), button->size());
        EXPECT_TRUE(dialog.rect().contains(place)) << button->text().toStdString();
        EXPECT_FALSE(button->visibleRegion().isEmpty()) << button->text().toStdString();
      }
    }
    for (const QWidget* child : dialog.findChildren<QWidget*>()) {
      if (!child->isVisible() || child->window() != &dialog || scrolls(*child)) continue;
      const QRect place(child->mapTo(&dialog, QPoint()), child->size());
      EXPECT_TRUE(dialog.rect().contains(place))
          << child->metaObject()->className() << ' ' << child->objectName().toStdString();
    }
  }
  // What stands in a part that scrolls can be brought into sight.
  static bool scrolls(const QWidget& child) {
    for (const QWidget* each = child.parentWidget(); each && !each->isWindow(); each = each->parentWidget()) {
      if (qobject_cast<const QAbstractScrollArea*>(each)) return true;
    }
    return false;
  }

  QFont usual_;
};

TEST_F(DialogsOnScreen, EachFitsASmallScreenAndLargeLettersInEitherLanguage) {
  QTranslator polish;
  ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  struct Screen {
    QSize size;
    double points;
  };
  for (const bool isPolish : {false, true}) {
    if (isPolish) QCoreApplication::installTranslator(&polish);
    for (const Screen& screen : {Screen{{1280, 800}, 16}, Screen{{1024, 700}, usual_.pointSizeF()}}) {
      QFont font = usual_;
      font.setPointSizeF(screen.points);
      QApplication::setFont(font);
      dialogRoom().setRoom(screen.size);
      for (const auto& [name, make] : dialogs()) {
        SCOPED_TRACE(name.toStdString() + (isPolish ? ", Polish, " : ", English, ") +
                     std::to_string(screen.size.width()));
        const std::unique_ptr<QDialog> dialog = make(*window_);
        dialog->show();
        QCoreApplication::processEvents();
        expectReachable(*dialog, screen.size);
      }
    }
    QCoreApplication::removeTranslator(&polish);
  }
}

TEST_F(DialogsOnScreen, TheColumnsOfTheRulesAreAsWideAsLargeLettersNeed) {
  QFont font = usual_;
  font.setPointSizeF(16);
  QApplication::setFont(font);
  dialogRoom().setRoom({1600, 800});
  RulesDialog dialog(window_->session(), window_.get());
  dialog.show();
  QCoreApplication::processEvents();
  const auto* tree = dialog.findChild<QTreeView*>(QStringLiteral("rules.tree"));
  ASSERT_TRUE(tree);
  for (const int column : {RulesModel::kRule, RulesModel::kValue, RulesModel::kFrom, RulesModel::kOrigin}) {
    EXPECT_GE(tree->header()->sectionSize(column), tree->header()->sectionSizeHint(column)) << column;
  }
  EXPECT_GT(tree->header()->sectionSize(RulesModel::kRule), 290) << "more than at the usual size";
}

TEST_F(DialogsOnScreen, WhatIsTooLargeScrollsToTheFieldThatHasTheKeyboard) {
  dialogRoom().setRoom({700, 360});
  NewBattleDialog dialog(window_.get());
  dialog.show();
  dialog.activateWindow();
  QCoreApplication::processEvents();
  expectReachable(dialog, {700, 360});
  EXPECT_EQ(dialog.focusWidget()->objectName(), QLatin1String("newBattle.title")) << "the focus stays where it was";
  for (const char* name : {"newBattle.margin", "newBattle.title"}) {
    auto* field = dialog.findChild<QWidget*>(QString::fromLatin1(name));
    field->setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    EXPECT_FALSE(field->visibleRegion().isEmpty()) << name;
  }
}

TEST_F(DialogsOnScreen, EveryDialogOfTheProgramIsAmongThemAndHasAPageInBothGuides) {
  static const QRegularExpression declaration(QStringLiteral("class (\\w+) : public (QDialog|ScenarioDialog)\\b"));
  const QStringList shared{QStringLiteral("ScenarioDialog")};
  // Asked for in the middle of work that a test would have to begin.
  const QStringList asked{QStringLiteral("TerrainRemovalDialog"), QStringLiteral("LostNameDialog")};
  QTranslator polish;
  ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  const Guide english = Guide::load();
  QCoreApplication::installTranslator(&polish);
  const Guide translated = Guide::load();
  QCoreApplication::removeTranslator(&polish);
  ASSERT_GT(english.pages().size(), 40);
  int found = 0;
  QDirIterator headers(QStringLiteral(REDOUBT_SOURCE_DIR "/editor"), {QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
  while (headers.hasNext()) {
    QFile file(headers.next());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (auto each = declaration.globalMatch(text); each.hasNext();) {
      const QString name = each.next().captured(1);
      if (shared.contains(name)) continue;
      ++found;
      EXPECT_TRUE(asked.contains(name) || dialogs().contains(name)) << name.toStdString() << " is not looked at here";
      EXPECT_TRUE(english.find(name)) << name.toStdString() << " has no page in guide_en.md";
      EXPECT_TRUE(translated.find(name)) << name.toStdString() << " has no page in guide_pl.md";
    }
  }
  EXPECT_GE(found, 20);
}

TEST_F(DialogsOnScreen, F1InADialogOpensItsPageInAWindowThatIsNotBlocked) {
  for (const auto& [name, make] : dialogs()) {
    if (name == QLatin1String("GuideWindow")) continue;
    SCOPED_TRACE(name.toStdString());
    const std::unique_ptr<QDialog> dialog = make(*window_);
    dialog->setModal(true);
    dialog->show();
    dialog->activateWindow();
    QCoreApplication::processEvents();
    QWidget* focused = dialog->focusWidget() ? dialog->focusWidget() : dialog.get();
    QTest::keyClick(focused, Qt::Key_F1);
    const auto* guide = dialog->findChild<GuideWindow*>();
    ASSERT_TRUE(guide);
    EXPECT_TRUE(guide->isVisible());
    EXPECT_EQ(guide->page(), name);
  }
}

}  // namespace
}  // namespace redoubt::editor
