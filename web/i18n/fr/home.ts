export const home = {
  hero: {
    start: 'Commencer pour {{price}}',
    start_free: 'Commencer',
    read: 'Lire le magazine',
    note: '{{trial}} d’essai, puis {{price}} {{period}}. Vous arrêtez quand vous voulez.',
    note_plain: '{{price}} {{period}}. Vous arrêtez quand vous voulez.',
    cover: 'Dans le magazine',
  },
  latest: {
    all: 'Tout le magazine',
  },
  subscription: {
    trial: 'pour {{duration}} d’essai',
    afterwards: 'Ensuite, {{period}}',
    first: 'Premier mois',
    first_after: 'après {{duration}}',
    cashback: 'Cashback sur votre carte',
    cashback_terms: '{{due}}, {{condition}}.',
    choose: 'Choisir l’abonnement',
    note: 'Prix toutes taxes comprises. 14 jours pour changer d’avis.',
  },
  coaches: { all: 'Faire leur connaissance' },
  exchange: { member: 'La membre :', coach: 'La coach :' },
  voices: {
    more: 'D’autres voix',
    example: 'exemple inventé',
    checked: 'écrit le {{date}}, vérifié : membre depuis le {{since}}',
    how: 'Écrits par des membres que nous avons invités par e-mail, sans contrepartie, et montrés tels quels, du plus récent au plus ancien.',
  },
  questions: { lead: 'Il vous en reste une ?', contact: 'Écrivez-nous' },
} as const
