import { freeServiceText } from '../subscriptions/offer-words.ts'
import { type OwnerHead, ownerHeads, type PageTexts } from './page-texts.ts'

/** Initial page texts. They suit any site because they promise nothing specific. */
export const defaultPageTexts: PageTexts = {
  articles: { title: 'Le magazine', lead: 'Tous les articles, du plus récent au plus ancien.' },
  authors: { title: 'Autrices et auteurs', lead: 'Les personnes qui signent les articles.' },
  coaches: { title: 'Les coachs', lead: 'Les personnes à qui vous pouvez écrire.' },
  contact: { title: 'Nous contacter', lead: 'Une question\u202f? Écrivez-nous, avec ou sans compte.' },
  registration: {
    title: 'Créer un compte',
    lead: freeServiceText,
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

/** Adds the headings of pages that had none when the texts were saved. */
export const wholePageTexts = (saved: PageTexts): PageTexts => ({ ...defaultPageTexts, ...saved })

const isStart = ({ title, lead }: PageTexts[OwnerHead], head: OwnerHead): boolean =>
  title === defaultPageTexts[head].title && lead === defaultPageTexts[head].lead

/** Page headings that still have the words of a new site. */
export const listDefaultHeads = (texts: PageTexts): OwnerHead[] =>
  (Object.keys(ownerHeads) as OwnerHead[]).filter((head) => isStart(texts[head], head))
