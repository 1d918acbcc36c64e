import { dayInText } from '../../contracts/text/french-format.ts'

const nb = '\u00a0'

export const ticketReportWords = {
  intro:
    'Les demandes adressées au service client pendant une période, par rubrique et par mot-clé. Les échanges avec les coachs n’y sont pas.',
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
  none: 'Aucune demande pendant cette période.',
  byCategory: 'Par rubrique',
  byTag: 'Par mot-clé',
  tagNote: `Une demande compte pour chacun de ses mots-clés${nb}: le total peut dépasser le nombre de demandes.`,
  total: 'Toutes les demandes',
  noCategory: 'sans rubrique',
  noTag: 'sans mot-clé',
  category: 'Rubrique',
  tag: 'Mot-clé',
  columns: {
    tickets: 'Demandes',
    unanswered: 'Sans réponse',
    closed: 'Fermées',
    firstAnswer: 'Première réponse, médiane',
    satisfaction: 'Satisfaction',
  },
  satisfaction: (average: string, count: number) => `${average} sur 5 (${count}${nb}avis)`,
  nothing: '—',
  parts: {
    tickets: 'toutes les demandes',
    unanswered: 'sans réponse',
    answered: 'avec une réponse',
    closed: 'fermées',
    rated: 'avec un avis',
  },
  reported: (part: string, { from, to }: { from: string; to: string }, group: string) =>
    `Bilan du ${dayInText(from)} au ${dayInText(to)}${nb}: ${part}${group && `, ${group}`}`,
  open: (column: string, name: string) => `${column}, ${name}${nb}: voir ces demandes`,
}
