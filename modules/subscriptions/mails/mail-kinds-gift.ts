import type { Letter } from './describe-letter.ts'
import {
  giftBoughtLetter,
  giftOverLetter,
  giftReceivedLetter,
  giftTakenBackLetter,
  giftWithdrawnLetter,
} from './letters-gift.ts'
import * as sample from './mail-samples.ts'

export const giftLetters: readonly Letter[] = [
  {
    name: 'Cadeau acheté',
    when: 'À la personne qui offre, avec le code et le reçu. La loi demande ce mail.',
    content: (site) =>
      giftBoughtLetter(site, sample.gift, {
        code: 'EXEMPLE',
        receipt: undefined,
        seller: sample.seller,
        terms: undefined,
      }),
    always: ['Cadeau', 'Référence du cadeau', 'Montant payé'],
  },
  {
    name: 'Cadeau reçu',
    when: 'À la personne qui utilise un cadeau.',
    content: (site) =>
      giftReceivedLetter(site, sample.gift, {
        at: sample.now,
        startsAt: sample.now,
        endsAt: sample.day('2027-06-03'),
        added: false,
        seller: sample.seller,
      }),
    always: ['Cadeau', 'Référence du cadeau', 'Du', 'Au'],
  },
  {
    name: 'Cadeau terminé',
    when: 'Quand les mois offerts sont terminés.',
    content: (site) => giftOverLetter(site, sample.subscription),
  },
  {
    name: 'Cadeau repris',
    when: 'À la personne qui utilise un cadeau, quand son acheteuse se rétracte.',
    content: (site) => giftTakenBackLetter(site, sample.gift, { until: sample.now, renews: false }),
    always: ['Cadeau', 'Référence du cadeau'],
  },
  {
    name: 'Cadeau remboursé',
    when: 'Quand l’acheteuse d’un cadeau se rétracte. La loi demande ce mail.',
    content: (site) => giftWithdrawnLetter(site, sample.gift, { at: sample.now, refunded: sample.gift.amount, due: 0 }),
    always: ['Cadeau', 'Référence du cadeau', 'Montant rendu'],
  },
]
