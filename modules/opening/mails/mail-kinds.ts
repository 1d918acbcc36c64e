import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { failedChecksMail } from './failed-checks-mail.tsx'
import { testMail, testMailSubject } from './test-mail.tsx'

const fallen = 'Un contrôle de mise en service ne passe plus'

export const openingMailKinds: readonly MailKind[] = [
  describeMail(failedChecksMail, {
    name: 'Contrôle de mise en service en échec',
    when: 'À la direction, quand un contrôle de mise en service ne passe plus.',
    subject: fallen,
    props: (href) => ({
      title: fallen,
      name: 'Dominique',
      details: ['La sauvegarde de la nuit manque.'],
      closes: false,
      href,
    }),
  }),
  describeMail(testMail, {
    name: 'Essai d’envoi',
    when: 'Depuis la page de mise en service, pour vérifier que les mails arrivent.',
    subject: testMailSubject('exemple'),
    props: () => ({ code: 'exemple' }),
  }),
]
