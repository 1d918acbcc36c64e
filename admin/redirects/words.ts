const nb = '\u00a0'

export const redirectWords = {
  add: 'Nouvelle redirection',
  back: 'Toutes les redirections',
  count: (count: number) => `${count}${nb}redirection${count > 1 ? 's' : ''}`,
  empty: 'Aucune adresse n’a changé pour l’instant.',
  source: 'Ancienne adresse',
  sourceHelp: `Une adresse de ce site, sans son nom. Par exemple${nb}: /2019/bien-dormir`,
  target: 'Nouvelle adresse',
  targetHelp: `Par exemple${nb}: /article/bien-dormir`,
  origin: 'Origine',
  origins: { manual: 'Saisie à la main', merge: 'Fusion', move: 'Article déplacé', import: 'Import' },
  deleteTitle: 'Supprimer cette redirection\u202f?',
  deleteText: (source: string) => `Qui suivra ${source} lira que la page n’existe pas.`,
  note: 'Une redirection ne joue que si plus aucune page n’a l’ancienne adresse. Celles qui reviendraient sur elles-mêmes sont refusées.',
}
