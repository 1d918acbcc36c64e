import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const signInCodeSubject = 'Votre code de connexion'

interface SignInCode {
  code: string
  /** « Firefox, Windows »; null where the browser did not say */
  asker: string | null
}

const figures = { fontSize: '34px', letterSpacing: '0.2em', fontWeight: 600, margin: '24px 0' } as const

function SignInCode({ code, asker }: SignInCode) {
  return (
    <MailLayout preview="Il est valable dix minutes." title="Votre code de connexion">
      <MailText>
        Pour vous connecter à {useSiteName()}, saisissez ce code dans la page qui l’a demandé{'\u00a0'}:
      </MailText>
      <p style={figures}>{code}</p>
      <MailText>
        Il sert une seule fois, pendant dix minutes, et seulement dans ce navigateur{asker ? ` (${asker})` : ''}.
      </MailText>
      <MailText>
        <strong>Ne le donnez à personne</strong>, pas même à quelqu’un qui dirait appeler de notre part{'\u00a0'}: ni
        votre coach ni notre équipe ne vous le demandera jamais.
      </MailText>
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Laissez ce message de côté{'\u00a0'}: sans ce navigateur, le code ne sert à
        rien.
      </MailText>
    </MailLayout>
  )
}

export const signInCodeMail: MailTemplate<SignInCode> = { name: 'accounts.sign-in-code', Component: SignInCode }
