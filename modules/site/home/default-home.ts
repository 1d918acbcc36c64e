import { isDeepStrictEqual } from 'node:util'
import { discussionReadersText } from '../../../contracts/coaching/discussion-readers-text.ts'
import { type HomeContent, homeSections, type OwnerPart, ownerParts } from '../../../contracts/site/home.ts'

const nb = '\u00a0'

/** Words of a new site: complete, and true of any site. The owner replaces them; the owner's screen lists those that are left. */
export const defaultHome: HomeContent = {
  hero: {
    title: 'Lire, écrire, avancer.',
    text: '<p>Un magazine à lire à votre rythme, et des coachs qui vous lisent et vous répondent par écrit.</p>',
    image: null,
    action: '',
  },
  exchange: [
    { from: 'member', text: 'Bonjour. Je voudrais parler de mon travail, et je ne sais pas par où commencer.' },
    { from: 'coach', text: 'Bonjour. Commencez par ce qui vous a fait écrire aujourd’hui, même en deux phrases.' },
    { from: 'member', text: 'D’accord. Je vais vous raconter ma semaine.' },
  ],
  steps: [
    { title: 'Vous écrivez', text: '<p>Quelques lignes suffisent. Vous choisissez un thème et votre coach.</p>' },
    { title: 'Votre coach vous lit', text: '<p>Vous voyez jusqu’à quand viendra la réponse.</p>' },
    { title: 'Vous avancez', text: '<p>L’échange continue aussi longtemps qu’il vous est utile.</p>' },
  ],
  offer: {
    title: 'Ce que comprend l’abonnement',
    text: '<p>Le coaching par écrit, sans limite de messages. Le magazine est gratuit avec un compte.</p>',
    points: [
      'Des échanges par écrit, à votre rythme',
      'Avant d’écrire, vous voyez jusqu’à quand viendra la réponse',
      'Vos échanges sont chiffrés',
    ],
    note: {
      title: 'Vous arrêtez quand vous voulez',
      text: '<p>Depuis votre compte, sans avoir à dire pourquoi. Vous gardez l’accès jusqu’au bout de la période payée.</p>',
    },
  },
  questions: [
    {
      question: `Combien coûte l’abonnement${nb}?`,
      answer: '<p>{{formule.prix}}. Il n’y a ni option ni frais de dossier.</p>',
    },
    {
      question: `Puis-je arrêter quand je veux${nb}?`,
      answer:
        '<p>Oui, à tout moment et sans motif, depuis votre compte. Votre accès reste ouvert jusqu’à la fin de la période déjà payée.</p>',
    },
    {
      question: `Comment fonctionne le cashback${nb}?`,
      answer: '<p>{{formule.cashback}}.</p>',
    },
    {
      question: `Qui peut lire mes messages${nb}?`,
      answer: `<p>${discussionReadersText} Ils ne sont ni publiés, ni vendus, et ne servent à aucune publicité.</p>`,
    },
    {
      question: `Qui édite ce site${nb}?`,
      answer: '<p>{{editeur.nom}}. Les mentions légales disent comment nous joindre.</p>',
    },
  ],
  closing: {
    title: 'Par où voulez-vous commencer\u202f?',
    text: '<p>Trois lignes suffisent pour un premier message.</p>',
  },
  headings: {
    themes: { title: 'Nos thèmes', text: '<p>Choisissez celui dont vous voulez parler.</p>' },
    exchange: { title: 'Un échange, par exemple', text: '<p>Inventé, pour montrer à quoi il ressemble.</p>' },
    steps: { title: 'Comment cela se passe', text: '' },
    magazine: { title: 'Dans le magazine', text: '' },
    coaches: { title: 'Les coachs', text: '<p>Les personnes qui lisent vos messages et y répondent par écrit.</p>' },
    voices: { title: 'Ce qu’en disent les membres', text: '' },
    questions: { title: 'Vos questions', text: '' },
  },
  order: [...homeSections],
  // The exchange is invented: hide it until the owner has replaced it.
  hidden: ['exchange'],
}

/** Parts that are shown and still have the words of a new site. */
export const listDefaultParts = (content: HomeContent): OwnerPart[] =>
  (Object.keys(ownerParts) as OwnerPart[])
    .filter((part) => part === 'hero' || !content.hidden.includes(part))
    .filter((part) => isDeepStrictEqual(content[part], defaultHome[part]))
