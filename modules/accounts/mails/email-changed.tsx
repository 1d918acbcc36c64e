import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const emailChangedSubject = 'Votre adresse a changé'

interface EmailChangedProps {
  siteHref: string
  /** true if both addresses confirmed it; otherwise only the new one did */
  both?: boolean
}

function EmailChanged({ siteHref, both = true }: EmailChangedProps) {
  return (
    <MailLayout
      preview={both ? 'Les deux adresses l’ont confirmé.' : 'La nouvelle adresse l’a confirmé.'}
      title="Votre adresse a changé"
    >
      <MailText>
        {both
          ? 'L’adresse de votre compte vient de changer, comme les deux adresses l’ont confirmé.'
          : 'L’adresse de votre compte vient de changer. La nouvelle l’a confirmé, et l’ancienne ne s’y est pas opposée.'}{' '}
        Connectez-vous désormais avec la nouvelle{'\u00a0'}: c’est là que nous vous écrirons.
      </MailText>
      <MailText>
        Ce n’est pas vous{'\u202f'}? <a href={`${siteHref}/contact`}>Prévenez-nous</a> tout de suite.
      </MailText>
    </MailLayout>
  )
}

export const emailChangedMail: MailTemplate<EmailChangedProps> = {
  name: 'accounts.email-changed',
  Component: EmailChanged,
}
