#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>

#include "core/document/document.h"
#include "core/store/battle_file.h"
#include "tests/core/store/faulty_disk.h"
#include "tests/core/store/workshop.h"
#include "tests/rigs/rig.h"

// Damaged copies of a battle are opened. It is right to refuse a copy. It is right to open a copy without a message
// only if its content is unchanged.
namespace redoubt::rigs {
namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kSector = 512;

std::size_t someBlock(Random& random, const std::string& bytes, std::size_t size) {
  return below(random, bytes.size() / size) * size;
}

void flipBits(std::string& bytes, Random& random) {
  for (std::size_t left = 1 + below(random, 8); left > 0; --left) {
    bytes[below(random, bytes.size())] ^= static_cast<char>(1 << below(random, 8));
  }
}

void changeBytes(std::string& bytes, Random& random) {
  for (std::size_t left = 1 + below(random, 16); left > 0; --left)
    bytes[below(random, bytes.size())] = static_cast<char>(random());
}

void spoilSectors(std::string& bytes, Random& random) {
  const std::size_t a = someBlock(random, bytes, kSector);
  if (below(random, 2) == 0) {
    bytes.replace(a, kSector, kSector, '\0');
    return;
  }
  const std::size_t b = someBlock(random, bytes, kSector);
  const std::string sector = bytes.substr(a, kSector);
  bytes.replace(a, kSector, bytes.substr(b, kSector));
  bytes.replace(b, kSector, sector);
}

void copyPage(std::string& bytes, Random& random) {
  bytes.replace(someBlock(random, bytes, kPage), kPage, bytes.substr(someBlock(random, bytes, kPage), kPage));
}

void cut(std::string& bytes, Random& random) {
  bytes.resize(below(random, bytes.size()));
}

void spoilPages(std::string& bytes, Random& random) {
  for (std::size_t left = 1 + below(random, 3); left > 0; --left) {
    bytes.replace(someBlock(random, bytes, kPage), kPage, noise(random, kPage));
  }
}

struct Outcome {
  int copies = 0;
  int opened = 0;
  int changed = 0;  ///< opened without a message, with other content
  std::string fault;
};

class DamageRig {
 public:
  explicit DamageRig(const Options& options) : options_(options), random_(options.seed) {
    makeUsed(options.battle, used_, random_);
    bytes_ = testing::readBytes(used_);
    whole_ = store::readBattle(used_).battle;
    recordEdit();
  }

  Outcome run(const std::function<void(std::string&, Random&)>& harm) {
    Outcome outcome;
    for (int i = 0; i < share(); ++i) {
      std::string bytes = bytes_;
      harm(bytes, random_);
      open(bytes, outcome);
    }
    return outcome;
  }

  // If a file is copied byte by byte during an edit, the beginning of the copy is from an earlier moment than its end.
  Outcome runTorn() {
    Outcome outcome;
    for (int i = 0; i < share(); ++i) {
      const std::size_t first = below(random_, moments_.size());
      const std::size_t then = first + below(random_, moments_.size() - first);
      const std::string& early = moments_[first];
      const std::string& late = moments_[then];
      const std::size_t at = below(random_, std::min(early.size(), late.size()));
      open(early.substr(0, at) + late.substr(at), outcome);
    }
    return outcome;
  }

 private:
  int share() const { return std::max(1, options_.count / 7); }

  // Records every state of the file while three edits are written.
  void recordEdit() {
    testing::FaultyDisk disk;
    {
      const auto document = document::Document::open(used_);
      for (int round = 1; round <= 3; ++round) {
        model::Edit edit("Fill");
        for (model::HexRow row : document->battle().all<model::HexRow>()) {
          if (below(random_, 3) != 0) continue;
          row.level = 5 + round;
          edit.put(row);
        }
        document->apply(edit);
        later_.push_back(document->battle());
      }
    }
    moments_.push_back(bytes_);
    for (const testing::DiskEvent& event : disk.events()) {
      if (!event.file.ends_with(".battle") || event.kind != testing::DiskEvent::Kind::Write) continue;
      std::string next = moments_.back();
      const auto at = static_cast<std::size_t>(event.offset);
      if (next.size() < at + event.bytes.size()) next.resize(at + event.bytes.size());
      next.replace(at, event.bytes.size(), event.bytes);
      moments_.push_back(std::move(next));
    }
  }

  void open(const std::string& bytes, Outcome& outcome) {
    testing::writeBytes(copy_, bytes);
    ++outcome.copies;
    try {
      const auto document = document::Document::open(copy_);
      const model::Battle& found = document->battle();
      // A file opened read-only reports the reason, so its content doesn't count.
      if (document->isReadOnly()) return;
      ++outcome.opened;
      if (found == whole_ || std::find(later_.begin(), later_.end(), found) != later_.end()) return;
      ++outcome.changed;
      outcome.fault = std::to_string(model::difference(whole_, found).count()) + " rows";
    } catch (const Error&) {
    }
  }

  const Options& options_;
  Random random_;
  Folder folder_;
  fs::path used_ = folder_.in("used.battle");
  fs::path copy_ = folder_.in("copy.battle");
  std::string bytes_;
  model::Battle whole_;
  std::vector<model::Battle> later_;
  std::vector<std::string> moments_;
};

}  // namespace

bool runDamage(const Options& options) {
  DamageRig rig(options);
  bool isWell = true;
  const auto report = [&](const char* kind, const Outcome& outcome) {
    std::printf("%s: %d copies, %d opened for editing, %d of them with changed content%s%s\n", kind, outcome.copies,
                outcome.opened, outcome.changed, outcome.fault.empty() ? "" : "; the last: ", outcome.fault.c_str());
    std::fflush(stdout);
    isWell = isWell && outcome.changed == 0;
  };
  report("flipped bits", rig.run(flipBits));
  report("changed bytes", rig.run(changeBytes));
  report("sectors zeroed or swapped", rig.run(spoilSectors));
  report("a page over another", rig.run(copyPage));
  report("cut short", rig.run(cut));
  report("pages of noise", rig.run(spoilPages));
  report("copied while an edit was written", rig.runTorn());
  return isWell;
}

}  // namespace redoubt::rigs
