import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const accountExistsSubject = 'Vous avez déjà un compte'

function AccountExists({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="Il suffit de vous connecter." title="Vous avez déjà un compte">
      <MailText>
        Une inscription vient d’être demandée chez {useSiteName()} avec votre adresse. Vous y avez déjà un compte
        {'\u00a0'}: aucun autre n’a été créé, et rien n’a changé au vôtre.
      </MailText>
      <MailText>Si c’est vous, connectez-vous, puis reprenez où vous en étiez.</MailText>
      <MailButton href={`${siteHref}/login`}>Me connecter</MailButton>
      <MailText>
        Mot de passe oublié{'\u202f'}? <a href={`${siteHref}/reset-password`}>Choisissez-en un autre</a>. Si ce n’est
        pas vous, vous n’avez rien à faire.
      </MailText>
    </MailLayout>
  )
}

export const accountExistsMail: MailTemplate<{ siteHref: string }> = {
  name: 'accounts.account-exists',
  Component: AccountExists,
}
