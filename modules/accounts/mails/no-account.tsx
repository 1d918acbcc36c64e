import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const noAccountSubject = 'Aucun compte à cette adresse'

function NoAccount({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="Peut-être l’avez-vous ouvert avec une autre." title="Aucun compte à cette adresse">
      <MailText>
        Un code de connexion vient d’être demandé chez {useSiteName()} avec votre adresse. Il n’y a aucun compte à cette
        adresse{'\u00a0'}: peut-être l’avez-vous ouvert avec une autre.
      </MailText>
      <MailButton href={`${siteHref}/login`}>Essayer une autre adresse</MailButton>
      <MailText>
        Vous n’avez pas encore de compte{'\u202f'}? <a href={`${siteHref}/registration`}>Créez-en un</a>. Si vous n’avez
        rien demandé, vous n’avez rien à faire.
      </MailText>
    </MailLayout>
  )
}

export const noAccountMail: MailTemplate<{ siteHref: string }> = { name: 'accounts.no-account', Component: NoAccount }
