import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'
import { CodeDigits, CodeWarning, type MailedCode } from './code-parts.tsx'

export const signInCodeSubject = 'Votre code de connexion'

function SignInCode({ code, asker }: MailedCode) {
  return (
    <MailLayout preview="Il est valable dix minutes." title="Votre code de connexion">
      <MailText>
        Pour vous connecter à {useSiteName()}, saisissez ce code dans la page qui l’a demandé{'\u00a0'}:
      </MailText>
      <CodeDigits code={code} />
      <CodeWarning asker={asker} />
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Laissez ce message de côté{'\u00a0'}: sans ce navigateur, le code ne sert à
        rien.
      </MailText>
    </MailLayout>
  )
}

export const signInCodeMail: MailTemplate<MailedCode> = { name: 'accounts.sign-in-code', Component: SignInCode }
