import Contract

extension Upstream {
  /// What the contract calls it.
  var provider: Provider {
    switch self {
    case .amc: .amc
    case .tmdb: .tmdb
    case .pixabay: .pixabay
    }
  }

  /// What its users are asked to show.
  var attribution: Attribution {
    switch self {
    case .amc:
      Attribution(
        provider: .amc, text: "Movies, theatres and showtimes by AMC Theatres.", url: "https://www.amctheatres.com")
    case .tmdb:
      Attribution(
        provider: .tmdb, text: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
        url: "https://www.themoviedb.org")
    case .pixabay: Attribution(provider: .pixabay, text: "Images from Pixabay.", url: "https://pixabay.com")
    }
  }
}

extension Provider {
  var upstream: Upstream {
    switch self {
    case .amc: .amc
    case .tmdb: .tmdb
    case .pixabay: .pixabay
    }
  }
}
