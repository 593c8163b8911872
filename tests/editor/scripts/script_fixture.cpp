#include "tests/editor/scripts/script_fixture.h"

#include <fstream>

#include "core/base/error.h"
#include "core/model/set_ups.h"

namespace redoubt::scripts::test {

std::string failureOf(const std::function<void()>& work) {
  try {
    work();
  } catch (const Error& error) {
    return error.sentence();
  }
  return {};
}

ScriptTest::ScriptTest() {
  std::filesystem::copy_file(REDOUBT_SAMPLES "/raclawice-1794.battle", at("battle.battle"));
  std::filesystem::permissions(at("battle.battle"), std::filesystem::perms::owner_all);
  document_ = document::Document::open(at("battle.battle"));
}

std::filesystem::path ScriptTest::write(const std::string& name, const std::string& content) const {
  std::ofstream(at(name), std::ios::binary) << content;
  return at(name);
}

std::filesystem::path ScriptTest::action(const std::string& body) const {
  return write("script.js", "redoubt.action({id: 'a', title: 'An action', run(battle, asked) {\n" + body + "\n}});");
}

ScriptJob ScriptTest::job(const std::filesystem::path& script) const {
  ScriptJob job;
  job.script = script;
  job.id = "a";
  job.title = "An action";
  job.battle = at("battle.battle");
  if (const model::Variant* variant = model::usualVariant(battle())) job.variant = variant->id.value;
  job.limits = limits_;
  return job;
}

std::string ScriptTest::failure(const std::string& body) const {
  return failureOf([&] { run(body); });
}

void ScriptTest::apply(const std::string& body) {
  document_->apply(run(body).edit);
}

}  // namespace redoubt::scripts::test
