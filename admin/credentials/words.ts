const nb = '\u00a0'

export const credentialWords = {
  add: 'Nouveau justificatif',
  title: 'Justificatifs',
  back: 'La fiche de la coach',
  empty: 'Aucun justificatif pour le moment.',
  note: 'Les abonnées voient un justificatif une fois vérifié par l’administration, jusqu’à son dernier jour compris. Une modification faite par la coach demande une nouvelle vérification.',
  coach: 'Coach',
  kind: 'Nature',
  kinds: { diploma: 'Diplôme', insurance: 'Assurance', supervision: 'Supervision' },
  name: 'Ce qui est prouvé',
  nameHelp: 'Par exemple le diplôme et l’école, ou l’assureur. Les abonnées le lisent.',
  validUntil: 'Valable jusqu’au',
  validUntilHelp: 'Obligatoire pour une assurance ou une supervision.',
  checked: 'J’ai vu la pièce et je l’ai vérifiée',
  waiting: 'À vérifier',
  expired: 'Expiré',
  checkedBy: (name: string, date: string) => `Vérifié par ${name} le ${date}`,
  until: (date: string) => `jusqu’au ${date}`,
  deleteTitle: 'Supprimer ce justificatif\u202f?',
  deleteText: (title: string) => `«${nb}${title}${nb}» disparaît de la présentation de la coach.`,
}
