import { defaultContactPage } from '../contracts/administration/default-contact-page.ts'
import { defaultPageTexts } from '../contracts/administration/default-page-texts.ts'
import type { PageTexts } from '../contracts/administration/page-texts.ts'
import type { ContactPage, Navigation, SearchTexts } from '../contracts/administration/site-frame.ts'
import { defaultNavigation } from '../contracts/administration/start-frame.ts'

export const demoPageTexts: PageTexts = {
  ...defaultPageTexts,
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
  registration: { ...defaultPageTexts.registration, title: 'Commencez en douceur' },
  login: {
    ...defaultPageTexts.login,
    title: 'Heureuses de vous retrouver',
    aside: 'Un moment pour vous, à votre rythme.',
  },
}

const [read, ...columns] = defaultNavigation.footer

/** Default menu and footer links, with Éclore's own claim and its own label for the page of authors. */
export const demoNavigation: Navigation = {
  ...defaultNavigation,
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
  ...defaultContactPage,
  questions: [
    ...defaultContactPage.questions,
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
