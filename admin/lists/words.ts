import { numberText } from '../text/french.ts'

export const listWords = {
  all: 'Tous',
  search: 'Rechercher',
  clear: 'Effacer la recherche',
  filters: (count: number) => (count > 0 ? `Filtres (${count})` : 'Filtres'),
  loading: 'Chargement…',
  noMatch: 'Rien ne correspond à cette recherche.',
  stale: 'Le réseau ne répond pas\u00a0: cette liste date de tout à l’heure.',
  retry: 'Réessayer',
  choice: 'Choix',
  choose: { page: 'Choisir toute la page', none: 'Ne rien choisir' },
  acts: 'Actes',
  limitHint: 'La touche Suppr. montre toute la liste.',
  up: (title: string) => `Monter ${title}`,
  down: (title: string) => `Descendre ${title}`,
  takeOut: (title: string) => `Retirer ${title}`,
  place: (title: string, place: number, of: number) => `${title}, place ${place} sur ${of}`,
  capped: (total: number) => `Plus de ${numberText(total)}\u00a0: affinez avec les filtres.`,
}
