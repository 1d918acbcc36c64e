import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const passkeyAddedSubject = 'Une clé d’accès a été ajoutée'

interface PasskeyAddedProps {
  siteHref: string
  /** name that the user chose */
  name: string
}

function PasskeyAdded({ siteHref, name }: PasskeyAddedProps) {
  return (
    <MailLayout preview="Elle ouvre votre compte." title={passkeyAddedSubject}>
      <MailText>
        La clé d’accès «{'\u00a0'}
        {name}
        {'\u00a0'}» vient d’être ajoutée à votre compte{'\u00a0'}: elle l’ouvre sans mot de passe ni code.
      </MailText>
      <MailText>Si c’est bien vous, vous n’avez rien à faire.</MailText>
      <MailText>
        Si ce n’est pas vous, retirez-la tout de suite, fermez vos autres sessions sur la même page, puis{' '}
        <a href={`${siteHref}/contact`}>prévenez-nous</a>.
      </MailText>
      <MailButton href={`${siteHref}/account/security#cles-d-acces`}>Voir mes clés d’accès</MailButton>
    </MailLayout>
  )
}

export const passkeyAddedMail: MailTemplate<PasskeyAddedProps> = {
  name: 'accounts.passkey-added',
  Component: PasskeyAdded,
}
