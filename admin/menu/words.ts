const nb = '\u00a0'

export const menuWords = {
  title: 'À la une',
  help: `La page d’accueil commence par ces articles, dans cet ordre, puis montre les plus récents. Tirez une ligne par sa poignée, ou déplacez-la avec ses flèches.`,
  add: 'Ajouter un article',
  empty: `Aucun article n’est choisi${nb}: la page d’accueil montre les plus récents.`,
  saved: 'Ordre enregistré.',
  reload: 'Reprendre l’ordre enregistré',
}
