import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const voiceWrittenSubject = 'Merci pour vos mots'

function VoiceWritten({ href }: { href: string }) {
  return (
    <MailLayout preview="Gardez ce lien pour retirer votre texte." title="Merci pour vos mots">
      <MailText>
        Votre texte nous est parvenu. S’il paraît sur le site, ce sera sans y changer un mot. Gardez ce message
        {'\u00a0'}: son lien vous permet de retirer votre texte à tout moment, d’un clic.
      </MailText>
      <MailButton href={href}>Voir ou retirer mon texte</MailButton>
    </MailLayout>
  )
}

export const voiceWrittenMail: MailTemplate<{ href: string }> = { name: 'site.voice-written', Component: VoiceWritten }
