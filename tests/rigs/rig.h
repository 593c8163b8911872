#pragma once

#include <cstdint>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

/// Long runs that test faults on battle files; docs/contributing.md explains how to start them.
namespace redoubt::rigs {

namespace fs = std::filesystem;

struct Options {
  int count = 100;
  unsigned seed = 1794;
  fs::path battle;     ///< the battle to test, if the rig uses one
  bool judges = true;  ///< false: what a rig finds is reported, but doesn't count as a failure
};

/// A new empty folder, which also holds the state of the program under test; deleted with the object.
class Folder {
 public:
  Folder();
  ~Folder();
  fs::path in(const std::string& name) const { return path_ / name; }

 private:
  fs::path path_;
};

using Random = std::mt19937;

/// A random number from 0 to `count` - 1.
std::size_t below(Random& random, std::size_t count);

std::string noise(Random& random, std::size_t size);

/// Makes a copy of the battle at `from` with a history of work: painted, undone, with named versions. Its pages are in
/// no particular order.
void makeUsed(const fs::path& from, const fs::path& to, Random& random);

double mean(const std::vector<double>& values);
double median(std::vector<double> values);

/// Each returns whether all was well, and prints a line for each kind of fault.
bool runKill(const Options& options);
bool runPower(const Options& options);
bool runDamage(const Options& options);
bool runCalls(const Options& options);
bool runSalvage(const Options& options);
bool runCopies(const Options& options);
bool runJson(const Options& options);

}  // namespace redoubt::rigs
