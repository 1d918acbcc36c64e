/** Texts of a coach's page of own discussions. */
export const caseloadWords = {
  intro:
    'Vos échanges en cours, par heure promise\u00a0: ce qui est en retard d’abord, puis ce qui presse. Une promesse manquée peut être rendue en argent à l’abonnée.',
  loading: 'Chargement…',
  retry: 'Réessayer',
  empty: 'Aucun échange en cours ne vous est confié.',
  more: 'Les premiers échanges sont montrés\u00a0; la liste des conversations les a tous.',
  groups: {
    late: 'En retard',
    near: 'À répondre d’ici quatre heures',
    later: 'Promises plus tard',
    quiet: 'Rien n’est attendu de vous',
  },
  count: (count: number) => (count > 1 ? `${count}\u00a0échanges` : `${count}\u00a0échange`),
  left: (time: string) => `reste ${time}`,
  late: (time: string) => `${time} de retard`,
}
