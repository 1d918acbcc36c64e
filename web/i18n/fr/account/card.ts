/** Texts of the page where a subscriber replaces the card. */
export const card = {
  title: 'Moyen de paiement',
  current: 'Vous payez aujourd’hui avec : {{card}}.',
  lead: 'Vos prochains paiements se feront avec la nouvelle carte. Rien n’est prélevé aujourd’hui.',
  lead_due: 'Votre dernier paiement n’a pas abouti : il sera repris aussitôt avec la nouvelle carte.',
  save: 'Enregistrer cette carte',
  saving: 'Vérification en cours…',
  hosted: 'Continuer vers la page sécurisée',
  hosted_note: 'Notre prestataire de paiement prend votre nouvelle carte sur sa page sécurisée.',
  keep: 'Ne rien changer',
  refused: 'Votre moyen de paiement n’a pas été changé. Vérifiez-le, ou essayez-en un autre.',
  processing: 'La vérification est en cours. Elle ne prend que quelques instants.',
  processing_over: 'La vérification prend plus de temps que prévu. Vous recevrez un e-mail dès qu’elle est terminée.',
  unfinished: 'Vous aviez commencé à changer de moyen de paiement sans aller au bout. Vous pouvez recommencer ici.',
  throttled_one: 'Trop de cartes ont été refusées. Pour votre sécurité, réessayez dans {{count}}\u00a0minute.',
  throttled_many: 'Trop de cartes ont été refusées. Pour votre sécurité, réessayez dans {{count}}\u00a0minutes.',
  throttled_other: 'Trop de cartes ont été refusées. Pour votre sécurité, réessayez dans {{count}}\u00a0minutes.',
  debit: {
    title: 'Payer par prélèvement SEPA',
    text: 'Vos prochains paiements sont prélevés sur votre compte bancaire, et chacun vous est annoncé 5 jours avant. Rien n’est prélevé aujourd’hui.',
    action: 'Donner mon compte bancaire',
  },
} as const
