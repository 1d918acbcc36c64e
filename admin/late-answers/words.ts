export const lateAnswerWords = {
  intro:
    'Quand l’heure promise à une abonnée passe sans réponse de sa coach, cette somme lui est rendue sur sa carte, une fois par promesse, et elle l’apprend par mail et dans «\u00a0Mon abonnement\u00a0». À\u00a00, rien n’est rendu. Rien n’est dû quand la réponse est venue à temps, quand elle a fermé l’échange avant l’heure, ou quand elle avait retiré son consentement.',
  label: 'Montant rendu par promesse manquée, en euros',
  help: 'De 0 à 100\u00a0€. Vaut pour les heures qui passent à partir de maintenant. La page d’accueil l’annonce sous les étapes ou l’échange, s’ils y sont.',
  wrong: 'Écrivez un montant de 0 à 100\u00a0€, par exemple 5,00.',
  saved: 'C’est enregistré.',
  meanwhile: (amount: string) =>
    `Une collègue a enregistré ${amount} entre-temps. Enregistrez de nouveau pour garder votre montant.`,
  noneCredited: 'Aucune réponse en retard n’a été rendue jusqu’ici.',
  credited: (count: number) =>
    count > 1 ? `${count}\u00a0réponses en retard rendues ou à rendre` : 'Une réponse en retard rendue ou à rendre',
}
