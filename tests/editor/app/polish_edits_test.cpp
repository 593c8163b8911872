#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <set>
#include <utility>

#include "core/model/any_row.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/records/records_dialog.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/terrain/terrain_library_dialog.h"
#include "editor/dialogs/turns/orders_dialog.h"
#include "editor/dialogs/turns/tracks_dialog.h"
#include "tests/editor/app/window_fixture.h"

// A Polish window shows translations everywhere. Whatever is edited in it, no edit may put a translation in place of
// the text that it translates.
namespace redoubt::editor {
namespace {

class PolishEdits : public WindowTest {
 protected:
  void SetUp() override {
    ASSERT_TRUE(polish_.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
    QCoreApplication::installTranslator(&polish_);
    QLocale::setDefault(QLocale(QLocale::Polish, QLocale::Poland));
    WindowTest::SetUp();
    openSample();
    for (const model::Translation& row : battle().all<model::Translation>()) {
      originals_.insert(row.original);
      if (row.language == "pl" && row.text != row.original) translations_.insert(row.text);
    }
    former_ = battle();
    ASSERT_GT(translations_.size(), 300u);
    ASSERT_NE(session().translated().all<model::Army>().begin()->name, battle().all<model::Army>().begin()->name);
    QObject::connect(&session(), &Session::changed, window_.get(),
                     [this](const model::Changes& changes) { judge(changes); });
    // Questions are answered with No, or else the walk would end in them.
    QObject::connect(&refuser_, &QTimer::timeout, [] {
      if (auto* question = qobject_cast<QDialog*>(QApplication::activeModalWidget())) question->reject();
    });
    refuser_.start(20);
  }
  void TearDown() override {
    closeWindow();
    QCoreApplication::removeTranslator(&polish_);
    QLocale::setDefault(usual_);
  }

  // The signal has the changes as they are shown, so the rows are looked up in the battle itself.
  void judge(const model::Changes& changes) {
    ++edits_;
    const model::Battle former = std::exchange(former_, battle());
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      const model::TableInfo& table = model::tableInfo<Row>();
      for (const auto& change : changes.of<Row>()) {
        const Row* now = battle().find<Row>(change.key());
        const Row* then = former.find<Row>(change.key());
        for (std::size_t column = 0; now && column < table.fields().size(); ++column) {
          const std::string after = model::toText(model::AnyRow(table, now).value(column));
          const std::string before = then ? model::toText(model::AnyRow(table, then).value(column)) : std::string();
          const std::string text = withoutQuotes(after);
          const bool isGood = after == before || !translations_.contains(text) || originals_.contains(text);
          EXPECT_TRUE(isGood) << table.name() << ' ' << model::keyText<Row>(change.key()) << ' '
                              << table.fields()[column].name << ": “" << before << "” became “" << after << "”";
        }
      }
    });
  }

  // Texts of rules are JSON.
  static std::string withoutQuotes(const std::string& text) {
    const bool isQuoted = text.size() > 2 && text.front() == '"' && text.back() == '"';
    return isQuoted ? text.substr(1, text.size() - 2) : text;
  }

  // Changes each field that is seen, as a person does who leaves it with Enter. From the end, because a name that has
  // been changed, which is mostly the first field, has no translation any more.
  void changeFields(const QWidget& in) {
    QList<QPointer<QWidget>> fields;
    for (QWidget* each : in.findChildren<QWidget*>()) {
      if (each->isVisible() && each->isEnabled()) fields.prepend(each);
    }
    for (const QPointer<QWidget>& each : fields) {
      if (!each || !each->isVisible() || !each->isEnabled()) continue;
      change(*each);
      QCoreApplication::processEvents();
    }
  }
  static void change(QWidget& field) {
    if (auto* line = qobject_cast<QLineEdit*>(&field)) {
      const bool isSearch = line->objectName().contains(QLatin1String("search"));
      if (line->isReadOnly() || isSearch || qobject_cast<QAbstractSpinBox*>(line->parent())) return;
      line->setFocus();
      QTest::keyClick(line, Qt::Key_End);
      QTest::keyClicks(line, QStringLiteral("x"));
      QTest::keyClick(line, Qt::Key_Return);
    } else if (auto* text = qobject_cast<QPlainTextEdit*>(&field)) {
      if (text->isReadOnly()) return;
      text->setFocus();
      text->moveCursor(QTextCursor::End);
      QTest::keyClicks(text, QStringLiteral("x"));
      text->clearFocus();
    } else if (auto* tick = qobject_cast<QCheckBox*>(&field)) {
      tick->click();
    } else if (auto* spin = qobject_cast<QSpinBox*>(&field)) {
      spin->stepUp();
    } else if (auto* box = qobject_cast<QComboBox*>(&field); box && box->count() > 1) {
      box->setFocus();
      const int next = (box->currentIndex() + 1) % box->count();
      box->setCurrentIndex(next);
      emit box->activated(next);
    }
  }
  // Goes through the first rows of the lists, too.
  void changeRows(QWidget& in, int rows) {
    changeFields(in);
    QList<QPointer<QAbstractItemView>> views;
    for (QAbstractItemView* each : in.findChildren<QAbstractItemView*>()) {
      if (each->isVisible() && each->model()) views << each;
    }
    for (const QPointer<QAbstractItemView>& view : views) {
      for (int row = 0; row < rows && view && view->isVisible() && row < view->model()->rowCount(); ++row) {
        const QModelIndex index = view->model()->index(row, 0);
        view->setCurrentIndex(index.model()->hasChildren(index) ? view->model()->index(0, 0, index) : index);
        QCoreApplication::processEvents();
        changeFields(in);
      }
    }
  }
  template <class Dialog>
  void changeIn(int rows) {
    SCOPED_TRACE(Dialog::staticMetaObject.className());
    const int before = edits_;
    auto dialog = std::make_unique<Dialog>(session(), window_.get());
    dialog->show();
    QCoreApplication::processEvents();
    const auto* tabs = dialog->template findChild<QTabWidget*>();
    if (!tabs) changeRows(*dialog, rows);
    for (int page = 0; tabs && page < tabs->count(); ++page) {
      const_cast<QTabWidget*>(tabs)->setCurrentIndex(page);
      QCoreApplication::processEvents();
      changeRows(*dialog, rows);
    }
    EXPECT_GT(edits_, before);
  }

  QTranslator polish_;
  QLocale usual_;
  QTimer refuser_;
  std::set<std::string> translations_;
  std::set<std::string> originals_;
  model::Battle former_;
  int edits_ = 0;
};

TEST_F(PolishEdits, InForces) {
  changeIn<ForcesDialog>(3);
}
TEST_F(PolishEdits, InTracks) {
  changeIn<TracksDialog>(1);
}
TEST_F(PolishEdits, InOrders) {
  changeIn<OrdersDialog>(3);
}
TEST_F(PolishEdits, InBattleData) {
  changeIn<RecordsDialog>(2);
}
TEST_F(PolishEdits, InRules) {
  changeIn<RulesDialog>(3);
}
TEST_F(PolishEdits, InTheTerrainLibrary) {
  changeIn<TerrainLibraryDialog>(1);
}

TEST_F(PolishEdits, InTheInspector) {
  for (const char* number : {"1807", "1211", "2111"}) {
    click(number);
    changeFields(*window_);
  }
  int counters = 0;
  for (const model::Placement& placement : battle().all<model::Placement>()) {
    if (!placement.hex || ++counters > 3) continue;
    session().hand().select({*placement.hex, {placement.id}});
    QCoreApplication::processEvents();
    changeFields(*window_);
  }
  EXPECT_GT(edits_, 10);
}

}  // namespace
}  // namespace redoubt::editor
