#include <algorithm>
#include <cstdio>
#include <functional>

#include "core/store/battle_file.h"
#include "core/store/salvage.h"
#include "tests/core/store/workshop.h"
#include "tests/rigs/rig.h"

// Damaged copies of a battle with a history of work are salvaged; what counts is the number of rows recovered
// unchanged.
namespace redoubt::rigs {
namespace {

constexpr std::size_t kPage = 4096;

using Harm = std::function<void(std::string& bytes, Random& random)>;

void spoilPages(std::string& bytes, Random& random, std::size_t count, std::size_t first = 0) {
  const std::size_t pages = bytes.size() / kPage;
  for (; count > 0; --count) {
    bytes.replace((first + below(random, pages - first)) * kPage, kPage, noise(random, kPage));
  }
}

void spoilNeighbours(std::string& bytes, Random& random) {
  const std::size_t at = below(random, bytes.size() / kPage - 8);
  bytes.replace(at * kPage, 8 * kPage, noise(random, 8 * kPage));
}

struct Kind {
  const char* name;
  Harm harm;
  double goal;            ///< the minimum mean share of rows recovered
  bool mayAlter = false;  ///< values may be recovered changed: a flipped bit can't be detected in a file
};

std::vector<Kind> kinds() {
  return {
      {"one page of noise", [](std::string& bytes, Random& random) { spoilPages(bytes, random, 1); }, 0.97},
      {"three pages of noise", [](std::string& bytes, Random& random) { spoilPages(bytes, random, 3); }, 0.9},
      {"one to ten pages of noise",
       [](std::string& bytes, Random& random) { spoilPages(bytes, random, 1 + below(random, 10)); }, 0.9},
      {"ten pages of noise", [](std::string& bytes, Random& random) { spoilPages(bytes, random, 10); }, 0.75},
      {"eight adjacent pages of noise", spoilNeighbours, 0.75},
      {"cut to 30 to 99 %",
       [](std::string& bytes, Random& random) { bytes.resize(bytes.size() * (30 + below(random, 70)) / 100); }, 0.4},
      {"one flipped bit among the first 60 pages",
       [](std::string& bytes, Random& random) {
         bytes[below(random, 60 * kPage)] ^= static_cast<char>(1 << below(random, 8));
       },
       0.99, true},
      {"the header lost", [](std::string& bytes, Random& random) { bytes.replace(0, 100, noise(random, 100)); }, 0.99},
      {"the first page lost", [](std::string& bytes, Random& random) { bytes.replace(0, kPage, noise(random, kPage)); },
       0.99},
      {"a sector of zeros in each of five pages",
       [](std::string& bytes, Random& random) {
         for (int i = 0; i < 5; ++i) bytes.replace(below(random, bytes.size() / 512) * 512, 512, 512, '\0');
       },
       0.9, true},
      {"two pages that changed places",
       [](std::string& bytes, Random& random) {
         const std::size_t a = below(random, bytes.size() / kPage) * kPage;
         const std::size_t b = below(random, bytes.size() / kPage) * kPage;
         std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(a),
                          bytes.begin() + static_cast<std::ptrdiff_t>(a + kPage),
                          bytes.begin() + static_cast<std::ptrdiff_t>(b));
       },
       0.9}};
}

struct Rows {
  std::size_t same = 0;
  std::size_t emptied = 0;  ///< the same except for references to lost rows
  std::size_t altered = 0;  ///< changed, or there was no such row
  std::size_t all = 0;
};

template <class Row>
bool isSameButForEmptied(const Row& row, const Row& before) {
  bool isSame = true;
  model::forEachField<Row>([&]<class T>(const model::Field<Row, T>& field) {
    bool isEmptied = false;
    if constexpr (model::IsOptional<T>::value && !std::is_void_v<typename model::Refers<T>::Row>) {
      isEmptied = !(row.*(field.member));
    }
    isSame = isSame && (isEmptied || row.*(field.member) == before.*(field.member));
  });
  return isSame;
}

Rows compare(const model::Battle& rest, const model::Battle& whole) {
  Rows rows;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    rows.all += whole.all<Row>().size();
    for (const Row& row : rest.all<Row>()) {
      const Row* before = whole.all<Row>().find(row.key());
      const bool isSame = before && *before == row;
      (isSame ? rows.same : before && isSameButForEmptied(row, *before) ? rows.emptied : rows.altered)++;
    }
  });
  return rows;
}

/// The outcome for one kind of damage.
struct Shares {
  std::vector<double> shares;
  int refused = 0;
  std::size_t emptied = 0;
  std::size_t altered = 0;
  std::string fault;
};

class SalvageRig {
 public:
  explicit SalvageRig(const Options& options) : options_(options), random_(options.seed) {
    makeUsed(options.battle, used_, random_);
    bytes_ = testing::readBytes(used_);
    whole_ = store::readBattle(used_).battle;
  }

  bool run() {
    bool isWell = true;
    for (const Kind& kind : kinds()) {
      const Shares found = tried(kind);
      const double share = mean(found.shares);
      std::printf(
          "%s: %zu files, %.1f %% of rows on the mean, median %.1f %%, least %.1f %%; %d gave nothing; "
          "%zu rows lost only a reference, %zu are otherwise%s%s\n",
          kind.name, found.shares.size(), 100 * share, 100 * median(found.shares),
          100 * *std::min_element(found.shares.begin(), found.shares.end()), found.refused, found.emptied,
          found.altered, found.fault.empty() ? "" : "; ", found.fault.c_str());
      std::fflush(stdout);
      if (share < kind.goal || !found.fault.empty() || (found.altered > 0 && !kind.mayAlter)) isWell = false;
    }
    return isWell;
  }

 private:
  Shares tried(const Kind& kind) {
    Shares found;
    for (int i = 0; i < options_.count; ++i) {
      std::string bytes = bytes_;
      kind.harm(bytes, random_);
      testing::writeBytes(damaged_, bytes);
      fs::remove(saved_);
      found.shares.push_back(0);
      try {
        store::salvage(damaged_, saved_);
        const Rows rows = compare(store::readBattle(saved_).battle, whole_);
        found.shares.back() = static_cast<double>(rows.same) / static_cast<double>(rows.all);
        found.emptied += rows.emptied;
        found.altered += rows.altered;
      } catch (const Error& error) {
        ++found.refused;
        if (error.code() != ErrorCode::Damaged && error.code() != ErrorCode::NotABattle) found.fault = error.what();
      }
    }
    return found;
  }

  const Options& options_;
  Random random_;
  Folder folder_;
  fs::path used_ = folder_.in("used.battle");
  fs::path damaged_ = folder_.in("damaged.battle");
  fs::path saved_ = folder_.in("saved.battle");
  std::string bytes_;
  model::Battle whole_;
};

}  // namespace

bool runSalvage(const Options& options) {
  return SalvageRig(options).run();
}

}  // namespace redoubt::rigs
