import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { mentionedMail, mentionedSubject } from './mentioned.tsx'

export const articleMailKinds: readonly MailKind[] = [
  describeMail(mentionedMail, {
    name: 'Mention dans une remarque',
    when: 'Quand une remarque sur un article mentionne une collègue.',
    subject: mentionedSubject,
    props: (href) => ({ by: 'Alix', title: 'Un article', content: 'Qu’en penses-tu\u202f?', href }),
    variables: [{ name: 'article', label: 'titre de l’article', read: ({ title }) => title }],
  }),
]
