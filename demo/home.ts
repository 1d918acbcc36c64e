import { discussionReadersText, shortReadersText } from '../contracts/coaching/discussion-readers-text.ts'
import { backupErasureText, endedContractErasureText } from '../contracts/privacy/erasure-terms.ts'
import type { HomeContent } from '../contracts/site/home.ts'
import { paidServiceText } from '../contracts/subscriptions/offer-words.ts'
import type { ThemeToPut } from '../modules/coaching/index.ts'

/** Éclore's coaching themes. Each has the uid of the category whose picture it shows. */
export const demoThemes: readonly ThemeToPut[] = [
  {
    uid: 'vie',
    name: 'Vie',
    text: 'Retrouver un cap, un rythme, de la place. Pour les changements que l’on choisit et ceux qui arrivent sans prévenir.',
    colour: '#b9c4ae',
  },
  {
    uid: 'vie-professionnelle',
    name: 'Vie professionnelle',
    text: 'Demander, refuser, négocier, changer de métier. Avec des phrases prêtes à servir dès lundi.',
    colour: '#d99a7c',
  },
  {
    uid: 'amour',
    name: 'Amour',
    text: 'Se rencontrer, durer, se disputer mieux, se séparer, vivre seule et entière.',
    colour: '#eeb3c4',
  },
  {
    uid: 'estime-de-soi',
    name: 'Estime de soi',
    text: 'Se parler comme à une amie, recevoir ce que l’on vous donne, se regarder sans loupe.',
    colour: '#97274f',
  },
  {
    uid: 'perinatalite',
    name: 'Périnatalité',
    text: 'Attendre, accueillir, dormir un peu, reprendre. Un soutien à hauteur de mère.',
    colour: '#4d5b45',
  },
]

/** Themes of each coach, by the slug of their author. */
export const demoThemesOf: Readonly<Record<string, readonly string[]>> = {
  'claire-vasseur': ['vie-professionnelle', 'vie'],
  'nadia-benali': ['amour', 'vie'],
  'helene-morel': ['perinatalite'],
  'aissata-diallo': ['estime-de-soi'],
  'sophie-lemaire': ['vie', 'estime-de-soi'],
}

const paragraph = (text: string): string => `<p>${text}</p>`

const questions = [
  {
    question: 'Combien coûte l’abonnement ?',
    answer: `{{formule.prix}}, prélevés sur votre carte. ${paidServiceText} Il n’y a ni option ni frais de dossier.`,
  },
  {
    question: 'Puis-je arrêter quand je veux ?',
    answer: `Oui, à tout moment et sans motif : « Mon abonnement », puis « Arrêter le renouvellement ». Plus rien n’est prélevé, et vous gardez votre accès jusqu’au bout de la période déjà payée. À cette date, ${endedContractErasureText}. ${backupErasureText} Pensez à télécharger vos données avant si vous souhaitez les garder.`,
  },
  {
    question: 'Comment fonctionne le cashback ?',
    answer:
      '{{formule.cashback}}. Il ne dépasse jamais ce que vous avez payé. Vous n’avez aucun bon à remplir : la date prévue et le montant sont indiqués dans « Mon abonnement ».',
  },
  {
    question: 'Que veut dire « coaching illimité » ?',
    answer:
      'Vous pouvez ouvrir autant de discussions que vous le souhaitez, sur les cinq thèmes, et y écrire aussi souvent que vous en avez besoin. Les échanges se font par écrit, à votre rythme : pas de rendez-vous à prendre, pas de compteur de messages.',
  },
  {
    question: 'En combien de temps ma coach répond-elle ?',
    answer:
      'Chaque coach a ses heures. Avant d’écrire, puis dans chaque échange, vous voyez jusqu’à quand elle vous répondra, week-ends, jours fériés et congés compris. Elle prend le temps de vous lire et de réfléchir, ce qui vaut mieux qu’une réponse à la minute. Le coaching n’est pas un service d’urgence : en cas de danger, appelez le 15 ; en cas d’idées suicidaires, le 3114, gratuit, jour et nuit.',
  },
  {
    question: 'Qui peut lire mes messages ?',
    answer: `${discussionReadersText} Toutes sont tenues à la confidentialité. Rien n’est publié, vendu ni utilisé pour de la publicité.`,
  },
  {
    question: 'Ai-je un droit de rétractation ?',
    answer:
      'Oui. Vous disposez de 14 jours après votre commande pour changer d’avis, sans vous justifier, depuis le lien « Renoncer au contrat ici » en bas de chaque page. L’abonnement prend fin aussitôt et les sommes prélevées vous sont remboursées sur la même carte.',
  },
  {
    question: 'Comment vous joindre si je n’ai pas de compte ?',
    answer:
      'Écrivez-nous depuis la page Contact, avec votre nom et votre adresse e-mail. Vous recevez un lien personnel qui ouvre votre demande et nos réponses, sans compte ni mot de passe. Lien égaré ? La même page vous en renvoie un.',
  },
]

export const demoHome: Partial<HomeContent> = {
  hidden: [],
  exchange: [
    {
      from: 'member',
      text: 'Bonjour Claire. Chaque lundi, ma cheffe me confie un dossier de plus, et chaque lundi je dis oui. Je ne sais plus par où refuser.',
    },
    {
      from: 'coach',
      text: 'Bonjour Anne. Merci pour ce « chaque lundi » : il dit beaucoup. Pour cette fois, une seule phrase, sans raison derrière : « Pas cette semaine. » À qui la diriez-vous en premier ?',
    },
    {
      from: 'member',
      text: 'Je l’ai dite ce matin. Le silence a duré trois secondes, puis elle a répondu : d’accord.',
    },
  ],
  offer: {
    title: 'Une coach vous répond, autant de fois qu’il le faut',
    text: paragraph(`Ce que paie l’abonnement : ${paidServiceText.charAt(0).toLowerCase()}${paidServiceText.slice(1)}`),
    points: [
      'Coaching illimité, par écrit, à votre rythme',
      'Les articles du magazine, gratuits avec un compte, même hors connexion',
      'Vous savez toujours quand viendra la réponse',
      `Vos échanges sont chiffrés. ${shortReadersText}.`,
    ],
    note: {
      title: 'Vous arrêtez quand vous voulez',
      text: '<p>Trois clics depuis votre compte, sans motif ni courrier. L’accès reste ouvert jusqu’à la fin de la période payée.</p>',
    },
  },
  steps: [
    {
      title: 'Vous écrivez',
      text: '<p>Trois lignes ou trois pages, quand vous voulez. L’heure de la réponse s’affiche aussitôt.</p>',
    },
    {
      title: 'Elle répond avant l’heure annoncée',
      text: '<p>Toujours par écrit, et toujours la même coach, sauf si vous en choisissez une autre.</p>',
    },
    { title: 'Vous arrêtez quand vous voulez', text: '<p>En trois clics, depuis votre compte.</p>' },
  ],
  questions: questions.map(({ question, answer }) => ({ question, answer: paragraph(answer) })),
  closing: {
    title: 'Et si vous commenciez par une phrase ?',
    text: '<p>Trois lignes suffisent. Une coach saura lire entre les lignes.</p>',
  },
  headings: {
    themes: {
      title: 'Cinq chemins, une seule personne : vous',
      text: '<p>Choisissez celui qui vous occupe en ce moment. Rien ne vous empêche d’en ouvrir un autre demain.</p>',
    },
    exchange: {
      title: 'Un échange, par exemple',
      text: '<p>Inventé pour la démonstration. Écrit lundi à 21 h 40, réponse annoncée avant mardi midi, venue mardi à 10 h 15.</p>',
    },
    steps: { title: 'Comment cela se passe', text: '' },
    magazine: { title: 'Dans le magazine cette semaine', text: '' },
    coaches: {
      title: 'Elles vous lisent, elles vous répondent',
      text: '<p>Elles signent les articles, lisent vos messages et y répondent par écrit.</p>',
    },
    voices: {
      title: 'Ce qu’elles pourraient en dire',
      text: '<p>Exemples inventés pour la démonstration : aucune de ces personnes n’existe.</p>',
    },
    questions: { title: 'Vos questions', text: '' },
  },
}

export const demoHero = {
  title: 'Prenez soin de la femme que vous devenez.',
  text: '<p>Des coachs qui vous lisent et vous répondent, un magazine qui vous ressemble, pour avancer : vie, travail, amour, estime de soi, maternité.</p>',
  action: '',
}
