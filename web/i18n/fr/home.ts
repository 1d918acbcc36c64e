import { shortReaders } from '../../../contracts/coaching/discussion-readers.ts'
import { paidService } from '../../../contracts/subscriptions/offer-words.ts'
import { questions } from './home-questions.ts'

export const home = {
  hero: {
    title: 'Prenez soin de la femme que vous',
    title_end: 'devenez.',
    lead: 'Des coachs qui vous lisent et vous répondent, un magazine qui vous ressemble : pour avancer dans votre vie, votre travail, vos amours, l’estime de vous et la maternité.',
    start: 'Commencer pour {{price}}',
    start_free: 'Commencer',
    read: 'Lire le magazine',
    note: '{{trial}} d’essai, puis {{price}} {{period}}. Vous arrêtez quand vous voulez.',
    note_plain: '{{price}} {{period}}. Vous arrêtez quand vous voulez.',
    cover: 'Dans le magazine',
  },
  coachings: {
    title: 'Cinq chemins, une seule personne : vous',
    lead: 'Choisissez celui qui vous occupe en ce moment. Rien ne vous empêche d’en ouvrir un autre demain.',
  },
  latest: {
    title: 'Dans le magazine cette semaine',
    all: 'Tout le magazine',
  },
  subscription: {
    title: 'Une coach vous répond, autant de fois qu’il le faut',
    lead: `Ce que paie l’abonnement\u00a0: ${paidService.charAt(0).toLowerCase()}${paidService.slice(1)}`,
    gifts: [
      'Coaching illimité, par écrit, à votre rythme',
      'Les articles du magazine, gratuits avec un compte, même hors connexion',
      'Vous savez toujours avant quand votre coach vous répondra',
      `Vos échanges sont chiffrés. ${shortReaders}.`,
    ],
    cancel_title: 'Vous arrêtez quand vous voulez',
    cancel:
      'Trois clics depuis votre compte, sans motif ni courrier. L’accès reste ouvert jusqu’à la fin de la période payée.',
    trial: 'pour {{duration}} d’essai',
    afterwards: 'Ensuite, {{period}}',
    first: 'Premier prélèvement',
    first_after: 'après {{duration}}',
    cashback: 'Cashback sur votre carte',
    cashback_terms: '{{due}}, {{condition}}.',
    choose: 'Choisir l’abonnement',
    note: 'Prix toutes taxes comprises. 14 jours pour changer d’avis.',
  },
  coaches: {
    title: 'Elles vous lisent, elles vous répondent',
    lead: 'Elles signent les articles, lisent vos messages et y répondent par écrit.',
    all: 'Faire leur connaissance',
  },
  voices: {
    title: 'Ce qu’elles pourraient en dire',
    lead: 'Exemples inventés pour la démonstration : aucune de ces personnes n’existe.',
    more: 'D’autres exemples',
    age: '{{name}}, {{age}} ans',
  },
  questions: {
    title: 'Vos questions',
    lead: 'Il vous en reste une ?',
    contact: 'Écrivez-nous',
    items: questions,
  },
  closing: {
    title: 'Et si vous commenciez par une phrase ?',
    text: 'Trois lignes suffisent. Une coach lira le reste entre elles.',
  },
} as const
