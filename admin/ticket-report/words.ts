const nb = '\u00a0'

/** Texts of the help desk's report. */
export const ticketReportWords = {
  title: 'Bilan',
  intro:
    'Les demandes adressées au service client pendant une période, par rubrique et par étiquette. Les discussions avec les coachs n’y sont pas.',
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
  loading: 'Chargement…',
  forbidden: 'Cette page est réservée au service client.',
  none: 'Aucune demande pendant cette période.',
  byCategory: 'Par rubrique',
  byTag: 'Par étiquette',
  tagNote: `Une demande compte pour chacune de ses étiquettes${nb}: le total peut dépasser le nombre de demandes.`,
  total: 'Toutes les demandes',
  noCategory: 'sans rubrique',
  noTag: 'sans étiquette',
  category: 'Rubrique',
  tag: 'Étiquette',
  columns: {
    tickets: 'Demandes',
    unanswered: 'Sans réponse',
    closed: 'Fermées',
    firstAnswer: 'Première réponse, médiane',
    satisfaction: 'Satisfaction',
  },
  satisfaction: (average: string, count: number) => `${average} sur 5 (${count}${nb}avis)`,
  nothing: '—',
}
