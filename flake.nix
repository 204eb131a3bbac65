# `nix run` and `nix profile install` build the program from its source.
#
# nixpkgs has Swift 5, so the toolchain is that of swift.org. All sources are inputs: the first command of nix writes their
# hashes to flake.lock. Their versions are those of packaging/versions.
{
  description = "Terminal recipe browser";

  inputs = {
    nixpkgs.url = "github:NixOS/nixpkgs/nixos-25.05";
    toolchain-x86_64 = {
      url = "https://download.swift.org/swift-6.3.1-release/debian12/swift-6.3.1-RELEASE/swift-6.3.1-RELEASE-debian12.tar.gz";
      flake = false;
    };
    toolchain-aarch64 = {
      url = "https://download.swift.org/swift-6.3.1-release/debian12-aarch64/swift-6.3.1-RELEASE/swift-6.3.1-RELEASE-debian12-aarch64.tar.gz";
      flake = false;
    };
    grdb = { url = "github:groue/GRDB.swift/7.10.0"; flake = false; };
    argument-parser = { url = "github:apple/swift-argument-parser/1.8.2"; flake = false; };
    log = { url = "github:apple/swift-log/1.16.2"; flake = false; };
    yams = { url = "github:jpsim/Yams/6.2.2"; flake = false; };
  };

  outputs = { self, nixpkgs, ... }@inputs:
    let
      version = "0.2.0";
      systems = {
        x86_64-linux = inputs.toolchain-x86_64;
        aarch64-linux = inputs.toolchain-aarch64;
      };
      package = system: toolchain:
        let
          pkgs = nixpkgs.legacyPackages.${system};
          libraries = with pkgs; [ ncurses cmark libxml2 curl libjpeg libpng libwebp sqlite minizip zlib ];
          # The programs of the toolchain look for the libraries of Debian.
          swift = pkgs.stdenv.mkDerivation {
            pname = "swift";
            version = "6.3.1";
            src = toolchain;
            nativeBuildInputs = [ pkgs.autoPatchelfHook ];
            buildInputs = with pkgs; [ stdenv.cc.cc.lib curl libedit libuuid libxml2 ncurses python311 sqlite zlib ];
            # The debugger needs more, and the build does not need the debugger.
            autoPatchelfIgnoreMissingDeps = true;
            dontConfigure = true;
            dontBuild = true;
            dontStrip = true;
            installPhase = "mkdir -p $out && cp -r usr/. $out";
          };
        in pkgs.stdenv.mkDerivation {
          pname = "recipes";
          inherit version;
          src = self;
          nativeBuildInputs = [ swift pkgs.git pkgs.pkg-config pkgs.autoPatchelfHook ];
          buildInputs = libraries ++ [ pkgs.stdenv.cc.cc.lib ];
          # The programs of the sandbox find no home, and Swift writes into it.
          buildPhase = ''
            export HOME=$TMPDIR
            mkdir $TMPDIR/sources
            cp -r ${inputs.grdb} $TMPDIR/sources/GRDB.swift
            cp -r ${inputs.argument-parser} $TMPDIR/sources/swift-argument-parser
            cp -r ${inputs.log} $TMPDIR/sources/swift-log
            cp -r ${inputs.yams} $TMPDIR/sources/Yams
            chmod -R u+w $TMPDIR/sources
            patchShebangs scripts
            scripts/release-versions use $TMPDIR/sources
            # The clang of the toolchain knows nothing of the folders of nix.
            export CPATH=${pkgs.lib.makeSearchPathOutput "dev" "include" (libraries ++ [ pkgs.glibc ])}:${pkgs.libxml2.dev}/include/libxml2
            export LIBRARY_PATH=${pkgs.lib.makeLibraryPath (libraries ++ [ pkgs.glibc pkgs.stdenv.cc.cc.lib ])}
            for flag in -B${pkgs.glibc}/lib --gcc-toolchain=${pkgs.stdenv.cc.cc}; do
              flags="$flags -Xswiftc -Xclang-linker -Xswiftc $flag"
            done
            make build DEPENDENCIES=present BUILD_FLAGS="--disable-sandbox $flags"
          '';
          installPhase = "make install PREFIX=$out";
          meta = {
            description = "Terminal recipe browser";
            homepage = "https://github.com/recipes/recipes";
            license = pkgs.lib.licenses.mit;
            mainProgram = "recipes";
            platforms = builtins.attrNames systems;
          };
        };
    in {
      packages = builtins.mapAttrs (system: toolchain: { default = package system toolchain; }) systems;
    };
}
