# SPDX-License-Identifier: MIT
class Marquee < Formula
  desc "Movies, showtimes and theatres as JSON-RPC"
  homepage "${HOMEPAGE}"
  version "${VERSION}"
  license "MIT"

${ARCHIVES}
  def install
    bin.install "bin/marquee"
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/marquee"
    zsh_completion.install "share/zsh/site-functions/_marquee"
    fish_completion.install "share/fish/vendor_completions.d/marquee.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/marquee --version")
    assert_match "title", shell_output("#{bin}/marquee --sandbox call movies/nowPlaying limit=1")
  end
end
