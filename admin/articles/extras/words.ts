const nb = '\u00a0'

/** Texts about related articles, and about previews of the article on other sites. */
export const extrasWords = {
  related: 'À lire ensuite',
  relatedAuto: 'Trouvés par la rubrique et les mots-clés. Choisissez des articles pour montrer ceux-là, et eux seuls.',
  relatedChosen: `Ceux-ci seuls, dans cet ordre. La page en montre trois${nb}; retirez-les tous pour revenir au choix automatique.`,
  relatedAdd: 'Choisir un article',
  elsewhere: 'L’article vu d’ailleurs',
  result: 'Dans un moteur de recherche',
  card: 'Partagé sur un autre site',
  cardHelp: 'L’image est dessinée par le site avec le titre de l’article et son illustration.',
  cut: `Ce qui dépasse est coupé${nb}: environ 60${nb}signes pour le titre, 155 pour la description.`,
  noTitle: 'Sans titre',
  noDescription: 'Sans description, le moteur de recherche choisit lui-même une phrase de la page.',
}
