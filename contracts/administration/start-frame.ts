import type { Emergency, Navigation } from './site-frame.ts'

/** Address of the offer: a section of the home page, for visitors who may want to subscribe. */
export const offerAddress = '/#abonnement'

export const defaultNavigation: Navigation = {
  menu: [
    { label: 'Magazine', to: '/articles' },
    { label: 'Coachings', to: '/#coachings' },
    { label: 'L’abonnement', to: offerAddress },
    { label: 'À propos', to: '/about' },
    { label: 'Contact', to: '/contact' },
  ],
  claim: 'Un magazine, et des coachs à qui écrire.',
  footer: [
    {
      title: 'Lire',
      links: [
        { label: 'Tous les articles', to: '/articles' },
        { label: 'Autrices et auteurs', to: '/authors' },
        { label: 'Les rubriques', to: '/categories' },
      ],
    },
    {
      title: 'Le site',
      links: [
        { label: 'À propos', to: '/about' },
        { label: 'L’abonnement', to: offerAddress },
        { label: 'Offrir des mois', to: '/gift' },
        { label: 'Contact', to: '/contact' },
      ],
    },
  ],
}

export const defaultEmergency: Emergency = {
  title: 'En cas d’urgence',
  contact:
    'Nous ne sommes pas un service d’urgence. En danger, appelez le 15 ou le 112. En cas d’idées suicidaires, le 3114 répond jour et nuit, gratuitement. Violences : le 3919. Par SMS : le 114.',
  coaching:
    'Le coaching n’est pas un service d’urgence. En danger : le 15 ou le 112. Idées suicidaires : le 3114, gratuit, jour et nuit. Violences : le 3919. Par SMS : le 114.',
  discussion:
    'En danger, appelez le 15 ou le 112. Idées suicidaires : le 3114, jour et nuit. Violences : le 3919. Par SMS : le 114.',
}
