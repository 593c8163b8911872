#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/check/finding.h"
#include "core/proof/proof.h"

/// How faithful a transcription is, for people: what of it is printed, derived, estimated, unknown and confirmed, the
/// guesses, and what the sources leave open.
namespace redoubt::proof {

struct ReportOptions {
  std::string language = "en";  ///< of the words; the battle's texts are taken in it as far as they are translated
  std::string madeAt;           ///< ISO 8601, UTC
};

/// Everything in it is in words of one language.
struct Report {
  struct Line {
    std::string title;
    Counts counts;
  };
  struct Topic {
    std::string title;
    Counts counts;
    std::vector<Line> groups;
  };
  /// A value that is no print, or rows that say the same of theirs.
  struct Guess {
    std::string topic;
    std::string rows;   ///< the first of them, and how many there are
    std::string field;
    std::string value;  ///< empty if they have several
    std::string status;
    std::string citation;
    std::string words;
    std::string note;
    std::size_t count = 1;
  };
  struct Change {
    std::string row;
    std::string field;
    std::string confirmed;
    std::string now;
    std::string by;
  };
  struct Question {
    std::string kind;
    std::string title;
    std::string text;
    std::string reading;
    std::string citation;
  };
  struct Reading {
    std::string words;
    std::string kind;
    std::string target;
    std::string source;
  };
  struct Source {
    std::string title;
    std::string kind;
    std::string edition;  ///< edition, publisher and year
    std::string note;
    std::size_t values = 0;  ///< that cite it
  };
  struct Reader {
    std::string name;
    std::size_t values = 0;
    std::string first;  ///< day
    std::string last;
  };

  std::string language;
  std::string title;
  std::string subtitle;  ///< date and place of the battle
  std::string madeAt;
  Counts total;
  std::vector<Topic> topics;
  std::vector<Reader> readers;
  std::vector<Change> changes;
  std::vector<Guess> guesses;
  std::vector<std::string> onEstimates;  ///< what the checks could not decide for sure
  std::vector<Question> questions;
  std::vector<Reading> readings;
  std::vector<Source> sources;
};

/// `findings` are those of the checks on the same battle.
Report reportOf(const model::Battle& battle, std::span<const check::Finding> findings, const ReportOptions& options);

/// Whether a finding says that something rests on an estimate, or can't be decided for want of a value.
bool restsOnEstimates(const check::Finding& finding);

/// A page of HTML that needs nothing else: light, with a style sheet for paper. Every text of the battle is escaped.
std::string toHtml(const Report& report);

}  // namespace redoubt::proof
