#pragma once

#include <filesystem>

#include "core/exchange/format.h"

/// Exports and imports, the same for every format.
namespace redoubt::exchange {

/// What the format holds of the battle and what it doesn't, before anything is written. Throws Error.
TransferReport reportOf(const Format& format, const ExportJob& job);

struct Exported {
  TransferReport report;
  bool isPromised = true;  ///< whether the disk promises to keep the files should the power fail now
};

/// Writes the battle to `target`, whole or not at all, and where the format is read too, reads it back before: what
/// comes back otherwise is a warning of the report. Throws Error; Refused if a file lies there and is not to be
/// replaced; Stopped if the job's watch stopped it.
Exported exportTo(const Format& format, const ExportJob& job, const std::filesystem::path& target, bool replaces);

/// Throws Error, Stopped.
Imported importFrom(const Format& format, const ImportJob& job);

}  // namespace redoubt::exchange
