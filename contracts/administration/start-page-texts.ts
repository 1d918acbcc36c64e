import { freeService } from '../subscriptions/offer-words.ts'
import type { PageTexts } from './page-texts.ts'

export const startPageTexts: PageTexts = {
  registration: {
    title: 'Commencez en douceur',
    lead: freeService,
  },
  payment: { title: 'Votre abonnement', lead: 'Voici ce que vous payez, et quand.' },
  welcome: { title: 'Bienvenue, c’est ouvert', lead: 'Par quoi commençons-nous\u202f?' },
  gift: {
    title: 'Offrir des mois',
    lead: 'Vous payez une fois. Vous recevez par e-mail un code, que vous transmettez à la personne de votre choix.',
  },
  giftUse: {
    title: 'Utiliser un cadeau',
    lead: 'Entrez le code que vous avez reçu. Les mois offerts ne vous coûtent rien\u202f; si vous êtes déjà abonnée, ils suivent ceux que vous avez payés.',
  },
  login: {
    title: 'Heureuses de vous retrouver',
    lead: 'Retrouvez vos lectures, vos favoris et vos échanges là où vous les avez laissés.',
    aside: 'Un moment pour vous, à votre rythme.',
  },
}
