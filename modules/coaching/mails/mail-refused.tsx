import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const mailRefusedSubject = 'Votre réponse par e-mail'

function MailRefused({ href }: { href: string }) {
  return (
    <MailLayout preview="Connectez-vous pour répondre." title="Votre réponse n’a pas été gardée">
      <MailText>
        Vous avez répondu à l’un de nos e-mails. Par discrétion, ces réponses ne sont ni lues ni gardées{'\u00a0'}:
        écrivez depuis votre espace {useSiteName()}, une fois connectée.
      </MailText>
      <MailButton href={href}>Écrire dans mon espace</MailButton>
    </MailLayout>
  )
}

export const mailRefusedMail: MailTemplate<{ href: string }> = { name: 'coaching.mail-refused', Component: MailRefused }
