#include "tests/editor/dialogs/rules_window_fixture.h"

#include <QCoreApplication>
#include <QSettings>
#include <QTest>

#include "core/exchange/new_battle.h"
#include "core/rules/book/provenance.h"
#include "core/store/dump.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {
namespace {

std::string keyOf(Id<model::System> system, const std::string& path) {
  return model::keyText<model::Rule>({system, path});
}

}  // namespace

model::Battle country() {
  exchange::NewBattleOptions options;
  options.title = "Country";
  options.columns = 8;
  options.rows = 6;
  model::Battle battle = exchange::newBattle(options);
  model::BattleInfo info = *model::info(battle);
  model::System parent = *battle.find(info.system);
  parent.title = "Family";
  battle.all<model::System>().put(parent);
  battle.all<model::System>().put({kOwn, "own", parent.id, "Country"});
  battle.all<model::Rule>().put({parent.id, "command/range", {"4"}});
  battle.all<model::Rule>().put({parent.id, "rounding", {"\"half-up\""}});
  info.system = kOwn;
  battle.all<model::BattleInfo>().put(info);
  const std::pair<const char*, const char*> own[] = {{"command/range", "5"},
                                                     {"turns/count", "15"},
                                                     {"house/drink", "\"tea\""},
                                                     {"facing/kind", "\"corner\""},
                                                     {"double-time/forbidden-terrain", "[\"wods\"]"},
                                                     {"fire/rows/1/range", "[0, 3]"},
                                                     {"fire/rows/1/result", "\"-\""},
                                                     {"fire/rows/2/range", "[5, null]"},
                                                     {"fire/rows/2/result", "\"M\""}};
  for (const auto& [path, json] : own) battle.all<model::Rule>().put({kOwn, path, {json}});
  model::Source book;
  book.id = {7};
  book.slug = "book";
  book.title = "The book";
  battle.all<model::Source>().put(book);
  battle.all<model::Paragraph>().put({kParagraph, {7}, "4.2", 1, "In command"});
  battle.all<model::Paragraph>().put({{32}, {7}, "4.10", 1, "Reserves"});
  battle.all<model::Rule>().put({kOwn, "citation/book", {"\"R\""}});
  battle.all<model::Provenance>().put(
      {"rule", keyOf(kOwn, "command/range"), "*", model::Status::Printed, kParagraph, ""});
  battle.all<model::Provenance>().put(
      {"rule", keyOf(kOwn, "turns/count"), "*", model::Status::Estimated, std::nullopt, "a guess"});
  return battle;
}

RulesWindowTest::RulesWindowTest() : file_(std::filesystem::path(folder_.path().toStdString()) / "country.battle") {
  QCoreApplication::setOrganizationName(QStringLiteral("redoubt-test"));
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
  QObject::connect(&session_, &Session::failed, &session_, [this](const QString& text) { failures_ << text; });
  session_.setDocument(document::Document::create(file_, country()));
  QSettings().setValue(QStringLiteral("rules/asJson"), true);  // values are typed as JSON here
  open();
}

RulesWindowTest::~RulesWindowTest() {
  dialog_.reset();
  QCoreApplication::setOrganizationName({});
}

void RulesWindowTest::open() {
  dialog_.reset();
  dialog_ = std::make_unique<RulesDialog>(session_);
  dialog_->show();
  dialog_->activateWindow();
  QCoreApplication::processEvents();
}

void RulesWindowTest::reopen(document::Mode mode) {
  dialog_.reset();
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_, mode));
  open();
}

model::Battle RulesWindowTest::stored() const {
  return redoubt::test::readAside(file_);
}

const model::Provenance* RulesWindowTest::originOf(const std::string& path) const {
  return rules::provenanceOf(session_.battle(), *session_.rules().row(path), "value");
}

void RulesWindowTest::choose(const char* path) {
  const QModelIndex index = list().model().indexOf(path);
  ASSERT_TRUE(index.isValid()) << path;
  tree().expand(index.parent());
  tree().scrollTo(index);
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
  ASSERT_EQ(list().current(), path);
}

QString RulesWindowTest::cell(const char* path, RulesModel::Column column) const {
  const QModelIndex index = list().model().indexOf(path);
  return index.siblingAtColumn(column).data().toString();
}

void RulesWindowTest::type(const QString& value) {
  text().setFocus();
  text().selectAll();
  text().insertPlainText(value);  // QTest's keys are ASCII
  QCoreApplication::processEvents();
}

void RulesWindowTest::press(const char* name) {
  QTest::mouseClick(&child<QAbstractButton>(name), Qt::LeftButton);
  QCoreApplication::processEvents();
}

void RulesWindowTest::setFilter(RuleFilter filter) {
  auto& box = child<QComboBox>("rules.filter");
  box.setCurrentIndex(box.findData(static_cast<int>(filter)));
}

QStringList RulesWindowTest::shownPaths() const {
  QStringList paths;
  const RulesModel& model = list().model();
  for (int topic = 0; topic < model.rowCount(); ++topic) {
    const QModelIndex parent = model.index(topic, 0);
    for (int row = 0; row < model.rowCount(parent); ++row) {
      paths << model.index(row, 0, parent).data(RulesModel::PathRole).toString();
    }
  }
  return paths;
}

std::string RulesWindowTest::dump() const {
  return store::dump(session_.battle());
}

}  // namespace redoubt::editor::test
