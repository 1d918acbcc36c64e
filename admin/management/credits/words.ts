export const creditWords = {
  empty: 'Aucun cashback n’est promis.',
  count: (count: number) => (count > 1 ? `${count}\u00a0cashbacks` : `${count}\u00a0cashback`),
  steps: {
    expected: (date: string) => `prévu le ${date}`,
    waiting: (date: string) => `dû depuis le ${date}, attend un paiement d’où le rendre`,
    requested: (date: string) => `demandé au prestataire le ${date}`,
    sent: (date: string) => `versé le ${date}`,
    failed: (date: string) => `échoué le ${date}, le site réessaie`,
    lost: (date: string) => `perdu par la résiliation du ${date}`,
  },
  returned: (date: string) => `versé, puis revenu de la banque le ${date}\u00a0: voyez les écarts`,
  amount: 'Montant',
  kind: 'Nature',
  kinds: { order: 'offert avec l’abonnement', promise: 'réponse en retard' },
  late: (date: string) => `réponse promise le ${date}, en retard`,
  state: 'État',
  states: { due: 'à verser', paid: 'versé' },
}
