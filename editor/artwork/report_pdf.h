#pragma once

#include <QIODevice>
#include <string>

namespace redoubt::editor {

/// Prints a page of HTML (core/proof/report.h) on A4 as PDF, with page numbers. Throws Error.
void writeReportPdf(QIODevice& out, const std::string& html, const std::string& title);

}  // namespace redoubt::editor
