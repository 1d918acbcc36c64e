import { freeService } from '../subscriptions/offer-words.ts'
import { type OwnHead, ownHeads, type PageTexts } from './page-texts.ts'

/** Initial page texts. They suit any site because they promise nothing specific. */
export const startPageTexts: PageTexts = {
  articles: { title: 'Le magazine', lead: 'Tous les articles, du plus récent au plus ancien.' },
  authors: { title: 'Autrices et auteurs', lead: 'Les personnes qui signent les articles.' },
  coaches: { title: 'Les coachs', lead: 'Les personnes à qui vous pouvez écrire.' },
  contact: { title: 'Nous contacter', lead: 'Une question\u202f? Écrivez-nous, avec ou sans compte.' },
  registration: {
    title: 'Créer un compte',
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
    lead: 'Entrez le code que vous avez reçu. Les mois offerts ne vous coûtent rien\u202f; si vous avez déjà un abonnement, ils suivent ceux que vous avez payés.',
  },
  login: {
    title: 'Se connecter',
    lead: 'Retrouvez vos lectures, vos favoris et vos échanges là où vous les avez laissés.',
    aside: '',
  },
}

/** Adds the heads of pages that had none when the texts were saved. */
export const wholePageTexts = (saved: PageTexts): PageTexts => ({ ...startPageTexts, ...saved })

const isStart = ({ title, lead }: PageTexts[OwnHead], head: OwnHead): boolean =>
  title === startPageTexts[head].title && lead === startPageTexts[head].lead

/** Heads that still have the words of a new site. */
export const startingHeads = (texts: PageTexts): OwnHead[] =>
  (Object.keys(ownHeads) as OwnHead[]).filter((head) => isStart(texts[head], head))
