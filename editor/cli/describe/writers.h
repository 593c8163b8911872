#pragma once

#include <string>
#include <string_view>

#include "editor/cli/described.h"

/// What is made of a described program.
namespace redoubt::cli {

struct ManualNotes {
  std::string date;  ///< of the release, "2026-11-28"
  std::string more;  ///< further sections, as roff
};

/// A page of section 1 of the manual, as roff with the macros of man.
std::string manualPage(const DescribedProgram& program, const ManualNotes& notes);

/// What the shells read. None of them has to run the program for a completion.
std::string bashCompletion(const DescribedProgram& program);
std::string zshCompletion(const DescribedProgram& program);
std::string fishCompletion(const DescribedProgram& program);

/// A program described by what it prints for --help, in the form of Qt's command line parser.
DescribedProgram describedByHelp(const std::string& name, const std::string& version, const std::string& help);

// ---- words

std::string joined(const std::vector<std::string>& words, const std::string& separator);
std::string replaced(std::string text, std::string_view what, const std::string& by);
/// The first sentence or clause of a text, without a stop.
std::string shortened(const std::string& text);
/// "redoubt_cli": fit for the name of a function.
std::string functionName(const DescribedProgram& program);
/// What comes at the top of each made file, after the sign of a comment.
std::string madeFrom(const DescribedProgram& program);

}  // namespace redoubt::cli
