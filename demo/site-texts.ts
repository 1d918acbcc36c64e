import type { PageTexts } from '../contracts/administration/page-texts.ts'
import type { ContactPage, Navigation, SearchTexts } from '../contracts/administration/site-frame.ts'
import { startContactPage } from '../contracts/administration/start-contact-page.ts'
import { startNavigation } from '../contracts/administration/start-frame.ts'
import { startPageTexts } from '../contracts/administration/start-page-texts.ts'

/** Éclore's page headings. */
export const demoPageTexts: PageTexts = {
  ...startPageTexts,
  articles: {
    title: 'Le magazine',
    lead: 'Des textes signés, relus à voix haute, avec souvent un exercice qui tient dans une soirée ordinaire.',
  },
  authors: { title: 'Celles qui écrivent', lead: 'Elles signent le magazine et répondent à vos messages.' },
  coaches: { title: 'Les coachs', lead: 'Elles lisent vos messages et y répondent par écrit.' },
  contact: {
    title: 'Comment pouvons-nous vous aider ?',
    lead: 'Une vraie personne vous lit et vous répond. À l’envoi, nous vous disons pour quand.',
  },
  registration: { ...startPageTexts.registration, title: 'Commencez en douceur' },
  login: {
    ...startPageTexts.login,
    title: 'Heureuses de vous retrouver',
    aside: 'Un moment pour vous, à votre rythme.',
  },
}

const [read, ...columns] = startNavigation.footer

/** Éclore's menu is the default one; its claim is its own, and its footer names the page of authors as Éclore does. */
export const demoNavigation: Navigation = {
  ...startNavigation,
  claim: 'Un magazine et des coachs, pour avancer à votre rythme.',
  footer: [
    {
      title: read?.title ?? '',
      links: (read?.links ?? []).map((link) =>
        link.to === '/authors' ? { ...link, label: demoPageTexts.authors.title } : link,
      ),
    },
    ...columns,
  ],
}

/** Éclore's contact page answers one question more than the default one. */
export const demoContactPage: ContactPage = {
  ...startContactPage,
  questions: [
    ...startContactPage.questions,
    {
      question: 'Une coach remplace-t-elle une psychologue ?',
      answer:
        'Non. Une coach vous accompagne dans ce que vous voulez changer ; elle ne pose pas de diagnostic et ne soigne pas. Si vous allez mal, parlez-en à votre médecin, ou appelez le 3114 : c’est gratuit, jour et nuit.',
      link: null,
    },
  ],
}

export const demoSearchTexts: SearchTexts = [
  { page: '/', title: 'Coaching et magazine pour avancer en douceur', description: '' },
  { page: '/authors', title: 'Celles qui écrivent', description: '' },
]
