import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { voiceInvitedMail, voiceInvitedSubject } from './voice-invited.tsx'
import { voiceWrittenMail, voiceWrittenSubject } from './voice-written.tsx'

/** Mails about voices, for the owner. */
export const voiceMailKinds: readonly MailKind[] = [
  describeMail(voiceInvitedMail, {
    name: 'Témoignage demandé',
    when: 'Quand la direction invite une personne à témoigner.',
    subject: voiceInvitedSubject,
    props: (href) => ({ name: 'Alix', href }),
  }),
  describeMail(voiceWrittenMail, {
    name: 'Témoignage reçu',
    when: 'Quand une personne vient d’écrire son témoignage.',
    subject: voiceWrittenSubject,
    props: (href) => ({ href }),
  }),
]
