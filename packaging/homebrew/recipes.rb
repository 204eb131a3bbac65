# For Homebrew on Linux. The program is not tested on macOS.
class Recipes < Formula
  desc "Terminal recipe browser"
  homepage "https://github.com/recipes/recipes"
  url "https://github.com/recipes/recipes.git", tag: "v0.2.0"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "swift" => :build
  depends_on "cmark"
  depends_on "curl"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libxml2"
  depends_on :linux
  depends_on "minizip"
  depends_on "ncurses"
  depends_on "sqlite"
  depends_on "webp"
  depends_on "zlib"

  def install
    # The packages of Swift in the versions of the release. `swift build` brings a sandbox of its own.
    system "scripts/release-versions", "pin"
    system "make", "build", "BUILD_FLAGS=--disable-sandbox", "DEPENDENCIES=present"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"Soup.cook").write "Boil @water{1%l}.\n"
    assert_match "Soup", shell_output("#{bin}/recipes list #{testpath}")
  end
end
