import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { voiceAskedMail, voiceAskedSubject } from './voice-asked.tsx'
import { voiceInvitedMail, voiceInvitedSubject } from './voice-invited.tsx'
import { voiceWrittenMail, voiceWrittenSubject } from './voice-written.tsx'

export const voiceMailKinds: readonly MailKind[] = [
  describeMail(voiceInvitedMail, {
    name: 'Témoignage demandé',
    when: 'Quand la direction invite une personne à témoigner.',
    subject: voiceInvitedSubject,
    props: (href) => ({ name: 'Alix', href }),
  }),
  describeMail(voiceAskedMail, {
    name: 'Témoignage demandé après un avis',
    when: 'Une seule fois, quand une personne donne un avis de quatre ou cinq étoiles.',
    subject: voiceAskedSubject,
    props: (href) => ({ name: 'Alix', href }),
  }),
  describeMail(voiceWrittenMail, {
    name: 'Témoignage reçu',
    when: 'Quand une personne vient d’écrire son témoignage.',
    subject: voiceWrittenSubject,
    props: (href) => ({ href }),
  }),
]
