#include <QBuffer>
#include <QGuiApplication>
#include <QImageWriter>

#include "core/base/error.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"
#include "editor/render/map_image.h"

namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

// Only what ends the program is worth a line; Qt's remarks about displays and fonts are not.
void filterQt(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtFatalMsg) printError(message.toStdString());
}

// Draws without a display: the platform has to be chosen before the application is made.
class Drawing {
 public:
  Drawing() {
    qInstallMessageHandler(filterQt);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    application_ = std::make_unique<QGuiApplication>(count_, values_);
    render::loadFonts();
  }

 private:
  int count_ = 1;
  char name_[12] = "redoubt-cli";
  char* values_[2] = {name_, nullptr};
  std::unique_ptr<QGuiApplication> application_;
};

std::optional<std::pair<hex::HexKey, hex::HexKey>> cropOf(const model::Battle& battle, const Arguments& arguments) {
  if (arguments.crop.empty()) return std::nullopt;
  const hex::Layout layout = model::layoutOf(battle);
  const std::size_t colon = arguments.crop.find(':');
  const auto from = layout.parse(arguments.crop.substr(0, colon));
  const auto to = colon == std::string::npos ? std::nullopt : layout.parse(arguments.crop.substr(colon + 1));
  if (from && to) return std::pair(*from, *to);
  throw Error(ErrorCode::BadInput,
              "--crop \"" + arguments.crop + "\" names no two hexes of the map; write them as 0101:1215.",
              arguments.file.string());
}

render::RenderOptions optionsOf(const model::Battle& battle, const Arguments& arguments) {
  if (arguments.scenario.empty() && arguments.variant) {
    throw Error(ErrorCode::BadInput, "--variant needs --scenario.", arguments.file.string());
  }
  render::RenderOptions options;
  options.style.numbers = !arguments.withoutNumbers;
  options.pixelsPerHex = arguments.pixelsPerHex;
  options.height = arguments.height;
  options.crop = cropOf(battle, arguments);
  if (!arguments.scenario.empty()) {
    options.variant = chosenVariant(battle, chosenScenario(battle, arguments), arguments).id;
  }
  return options;
}

std::string png(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "png");
  if (!writer.write(image)) throw Error(ErrorCode::Internal, "the picture can't be made into PNG.");
  return bytes.toStdString();
}

}  // namespace

int render(const Arguments& arguments) {
  if (store::identityOf(arguments.output) == store::identityOf(arguments.file) && store::identityOf(arguments.file)) {
    throw Error(ErrorCode::Refused, "this is the battle file itself; choose another name.", arguments.output.string());
  }
  const fs::path suffix = arguments.output.extension();
  if (arguments.output != "-" && suffix != ".png" && suffix != ".PNG") {
    throw Error(ErrorCode::BadInput, "only PNG pictures are drawn; end the name with .png.", arguments.output.string());
  }
  const model::Battle battle = store::readBattle(arguments.file).battle;
  if (const auto fault = model::layoutFault(battle)) {
    throw Error(ErrorCode::BadInput, *fault + " There is nothing to draw.", arguments.file.string());
  }
  const render::RenderOptions options = optionsOf(battle, arguments);
  const Drawing drawing;
  const std::string picture = png(render::renderMap(battle, options));
  if (arguments.output == "-") {
    print(picture);
  } else {
    store::writeFile(arguments.output, picture);
  }
  return kClean;
}

}  // namespace redoubt::cli
