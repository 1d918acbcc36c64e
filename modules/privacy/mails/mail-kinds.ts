import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { accountDormantMail, accountDormantSubject } from './account-dormant.tsx'
import { accountErasedMail, accountErasedSubject } from './account-erased.tsx'
import { erasureRequestedMail, erasureRequestedSubject } from './erasure-requested.tsx'
import { erasureStoppedMail, erasureStoppedSubject } from './erasure-stopped.tsx'
import { exportOfferedMail, exportOfferedSubject } from './export-offered.tsx'

export const privacyMailKinds: readonly MailKind[] = [
  describeMail(exportOfferedMail, {
    name: 'Copie de ses données',
    when: 'Quand l’équipe propose à une personne la copie de ses données.',
    subject: exportOfferedSubject,
    props: (accountHref) => ({ accountHref }),
  }),
  describeMail(erasureRequestedMail, {
    name: 'Effacement prévu',
    when: 'Quand l’équipe note qu’une personne demande l’effacement de son compte.',
    subject: erasureRequestedSubject,
    props: (siteHref) => ({ moment: 'mardi 3 mars à 9 h', siteHref }),
    variables: [{ name: 'date', label: 'moment de l’effacement', read: ({ moment }) => moment }],
  }),
  describeMail(erasureStoppedMail, {
    name: 'Effacement arrêté',
    when: 'Quand un effacement prévu n’a pas lieu.',
    subject: erasureStoppedSubject,
    props: (siteHref) => ({ siteHref }),
  }),
  describeMail(accountDormantMail, {
    name: 'Compte bientôt effacé',
    when: 'Un mois avant l’effacement d’un compte que personne n’ouvre plus.',
    subject: accountDormantSubject,
    props: (loginHref) => ({ loginHref, day: '3 mars 2027' }),
    variables: [{ name: 'date', label: 'jour de l’effacement', read: ({ day }) => day }],
  }),
  describeMail(accountErasedMail, {
    name: 'Compte effacé',
    when: 'Quand un compte vient d’être effacé\u00a0: c’est le dernier mail.',
    subject: accountErasedSubject,
    props: (siteHref) => ({ siteHref }),
  }),
]
