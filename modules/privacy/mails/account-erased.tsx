import { backupErasureText } from '../../../contracts/privacy/erasure-terms.ts'
import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const accountErasedSubject = 'Votre compte est effacé'

function AccountErased({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="Vos données personnelles ont été supprimées." title="Votre compte est effacé">
      <MailText>
        Votre compte est effacé, avec votre profil, vos favoris et vos conversations. Demeurent, sans votre nom ni votre
        adresse, les écritures que la comptabilité nous impose et la preuve de vos accords. {backupErasureText}
      </MailText>
      <MailText>Ce message est le dernier que vous recevrez de notre part.</MailText>
      <MailText>
        Merci de votre confiance. Vous pouvez revenir quand vous le souhaitez{'\u00a0'}:{' '}
        <a href={siteHref}>le magazine</a> se parcourt sans compte.
      </MailText>
    </MailLayout>
  )
}

export const accountErasedMail: MailTemplate<{ siteHref: string }> = {
  name: 'privacy.account-erased',
  Component: AccountErased,
}
