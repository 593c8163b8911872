#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <string>

#include "core/document/document.h"
#include "core/store/files.h"
#include "editor/scripts/script_run.h"

namespace redoubt::scripts::test {

/// A battle in a folder of its own, and scripts that are run on it.
class ScriptTest : public ::testing::Test {
 protected:
  ScriptTest();

  std::filesystem::path at(const std::string& name) const { return folder_.path() / name; }
  std::filesystem::path write(const std::string& name, const std::string& content) const;
  /// A script with one action, "a", whose function has this body.
  std::filesystem::path action(const std::string& body) const;
  ScriptJob job(const std::filesystem::path& script) const;
  ScriptOutcome run(const std::string& body) const { return runScript(job(action(body)), {}); }
  /// What the script says at its end.
  std::string answer(const std::string& body) const { return run(body).message; }
  /// The words of the error with which it ends.
  std::string failure(const std::string& body) const;
  /// Runs it and applies what it changed, as the window and the command line do.
  void apply(const std::string& body);

  const model::Battle& battle() const { return document_->battle(); }
  hex::HexKey hex(const char* number) const { return *document_->layout().parse(number); }

  store::TemporaryFolder folder_;
  std::unique_ptr<document::Document> document_;
  ScriptLimits limits_{10, 128};
};

/// The words of what `work` throws; empty if it throws nothing.
std::string failureOf(const std::function<void()>& work);

}  // namespace redoubt::scripts::test
