/** Texts of the screens of reduction codes. */
export const codeWords = {
  texts: {
    title: 'Codes de réduction',
    add: 'Nouveau code de réduction',
    back: 'Tous les codes de réduction',
    empty: 'Aucun code de réduction pour l’instant.',
    count: (count: number) => (count > 1 ? `${count}\u00a0codes de réduction` : `${count}\u00a0code de réduction`),
    deleteTitle: 'Supprimer ce code',
    deleteText: (code: string) =>
      `«\u00a0${code}\u00a0» ne réduira plus rien. Un code qui a servi ne peut pas disparaître.`,
  },
  uid: 'Code, comme une visiteuse le tape',
  uidHelp: 'De 3 à 32 lettres sans accent, chiffres et tirets. Majuscules et minuscules se valent. Il ne change plus.',
  formulas: 'Formules concernées',
  formulasHelp: 'Aucune choisie\u00a0: toutes.',
  percent: 'Réduction en pour cent',
  percentHelp: 'Ou un montant, l’un des deux. Le prix de l’essai ne change pas.',
  amount: 'Réduction en euros',
  periods: 'Nombre de périodes réduites',
  periodsHelp: 'De 1 à 24. Vide\u00a0: toutes.',
  from: 'Valable du (heure de Paris)',
  until: 'Jusqu’au (heure de Paris)',
  datesHelp: 'Vide\u00a0: sans limite.',
  uses: 'Commandes au plus',
  usesHelp: 'Vide\u00a0: sans limite.',
  usesPerPerson: 'Commandes au plus par personne',
  oncePerCard: 'Une seule personne par carte bancaire',
  active: 'En service',
  valid: 'en service',
  invalid: 'hors service',
  usedBy: (count: number, uses: number | null) =>
    `${count}${uses === null ? '' : `\u00a0/\u00a0${uses}`}\u00a0${count > 1 ? 'commandes' : 'commande'}`,
  repeatedCards: [
    'Cartes déjà vues',
    'Commandes dont la carte est celle d’un autre compte qui a utilisé ce code. La page du prestataire prend la carte avant qu’on puisse refuser le code.',
  ],
} as const
