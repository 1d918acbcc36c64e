import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const emailChangedSubject = 'Votre adresse a changé'

function EmailChanged({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="Les deux adresses l’ont confirmé." title="Votre adresse a changé">
      <MailText>
        L’adresse de votre compte vient de changer, comme les deux adresses l’ont confirmé. Connectez-vous désormais
        avec la nouvelle{'\u00a0'}: c’est là que nous vous écrirons.
      </MailText>
      <MailText>
        Ce n’est pas vous{'\u202f'}? <a href={`${siteHref}/contact`}>Prévenez-nous</a> tout de suite.
      </MailText>
    </MailLayout>
  )
}

export const emailChangedMail: MailTemplate<{ siteHref: string }> = {
  name: 'accounts.email-changed',
  Component: EmailChanged,
}
