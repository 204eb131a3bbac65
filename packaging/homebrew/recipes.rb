class Recipes < Formula
  desc "Terminal recipe browser"
  homepage "https://github.com/recipes/recipes"
  url "https://github.com/recipes/recipes.git", tag: "v0.2.0"
  license "MIT"

  depends_on xcode: ["16.3", :build]
  depends_on "cmark"
  depends_on "minizip"

  uses_from_macos "libxml2"
  uses_from_macos "ncurses"
  uses_from_macos "sqlite"

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"soup.cook").write "Boil @water{1%l}.\n"
    assert_match "soup", shell_output("#{bin}/recipes list #{testpath}").downcase
  end
end
