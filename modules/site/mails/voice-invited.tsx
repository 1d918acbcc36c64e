import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const voiceInvitedSubject = 'Que diriez-vous de nous\u202f?'

interface Props {
  name: string
  href: string
}

function VoiceInvited({ name, href }: Props) {
  return (
    <MailLayout preview="Quelques mots de vous, si vous le souhaitez." title={`Bonjour ${name}`}>
      <MailText>
        Nous aimerions montrer sur le site ce que nos membres en disent. Si vous le souhaitez, écrivez-nous quelques
        phrases{'\u00a0'}: elles paraîtront telles que vous les avez tapées, avec le prénom ou le pseudonyme de votre
        choix.
      </MailText>
      <MailButton href={href}>Écrire quelques mots</MailButton>
      <MailText>
        Rien n’est publié sans votre accord, et vous pourrez retirer votre texte quand vous voudrez, par ce même lien.
        Pour écrire, il est valable 30{'\u00a0'}jours.
      </MailText>
    </MailLayout>
  )
}

export const voiceInvitedMail: MailTemplate<Props> = { name: 'site.voice-invited', Component: VoiceInvited }
