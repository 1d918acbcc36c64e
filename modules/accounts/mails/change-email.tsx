import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const changeEmailSubject = 'Confirmez votre changement d’adresse'

interface ChangeEmailProps {
  linkHref: string
  /** true: mail to the next address; false: to the current one */
  next: boolean
  /** the current address need not confirm: the change takes effect after a day, unless that address stops it */
  delayed?: boolean
}

function ChangeEmail({ linkHref, next, delayed = false }: ChangeEmailProps) {
  return (
    <MailLayout preview="Il manque votre confirmation." title="Changer d’adresse">
      <MailText>
        {next
          ? 'Cette adresse a été donnée pour un compte chez nous. Si c’est le vôtre, confirmez-la.'
          : 'Vous avez demandé à remplacer cette adresse par une autre pour votre compte. Confirmez que c’est bien vous.'}
      </MailText>
      <MailButton href={linkHref}>{next ? 'C’est mon adresse' : 'Accepter le changement'}</MailButton>
      <MailText>
        {delayed
          ? 'Le changement a lieu un jour après la demande, sauf si l’ancienne adresse l’arrête.'
          : 'Le changement a lieu quand les deux adresses ont confirmé.'}{' '}
        Ce lien sert une seule fois et reste valable un jour.
      </MailText>
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Ne cliquez pas{'\u00a0'}: rien ne changera.
        {!next && ' Choisissez aussi un autre mot de passe, car quelqu’un connaît peut-être le vôtre.'}
      </MailText>
    </MailLayout>
  )
}

export const changeEmailMail: MailTemplate<ChangeEmailProps> = {
  name: 'accounts.change-email',
  Component: ChangeEmail,
}
