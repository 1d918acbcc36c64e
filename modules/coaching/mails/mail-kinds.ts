import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { coachLeftMail, coachLeftSubject } from './coach-left.tsx'
import { discussionAnsweredMail, discussionAnsweredSubject } from './discussion-answered.tsx'
import { mailRefusedMail, mailRefusedSubject } from './mail-refused.tsx'
import { transferDecidedMail, transferDecidedSubject } from './transfer-decided.tsx'
import { transferProposedMail, transferProposedSubject } from './transfer-proposed.tsx'

/** Kinds of mail about discussions, as the owner reads and changes them. Others may read a mail: it reveals nothing of the discussion. */
export const coachingMailKinds: readonly MailKind[] = [
  describeMail(discussionAnsweredMail, {
    name: 'Réponse d’une coach',
    when: 'Quand une coach répond dans un échange.',
    subject: discussionAnsweredSubject,
    props: (href) => ({ href }),
  }),
  describeMail(mailRefusedMail, {
    name: 'Réponse par e-mail non gardée',
    when: 'Quand une personne répond par e-mail à une coach.',
    subject: mailRefusedSubject,
    props: (href) => ({ href }),
  }),
  describeMail(transferProposedMail, {
    name: 'Changement de coach proposé',
    when: 'Quand une coach propose qu’une collègue poursuive l’échange.',
    subject: transferProposedSubject,
    props: (href) => ({ href }),
  }),
  describeMail(transferDecidedMail, {
    name: 'Changement de coach décidé',
    when: 'À la coach à qui est l’échange, quand la personne a répondu.',
    subject: transferDecidedSubject(true),
    props: (href) => ({ href, accepted: true }),
  }),
  describeMail(coachLeftMail, {
    name: 'Échange confié à une autre coach',
    when: 'À l’ancienne coach, quand une personne en choisit une autre.',
    subject: coachLeftSubject(1),
    props: (href) => ({ count: 1, href }),
  }),
]
