import { MailText } from '../../../platform/mailer/layout.tsx'

export interface MailedCode {
  code: string
  /** browser and system that requested the code: « Firefox, Windows »; null if unknown */
  asker: string | null
}

const figures = { fontSize: '34px', letterSpacing: '0.2em', fontWeight: 600, margin: '24px 0' } as const

export const CodeDigits = ({ code }: Pick<MailedCode, 'code'>) => <p style={figures}>{code}</p>

export function CodeWarning({ asker }: Pick<MailedCode, 'asker'>) {
  return (
    <>
      <MailText>
        Il sert une seule fois, pendant dix minutes, et seulement dans ce navigateur{asker ? ` (${asker})` : ''}.
      </MailText>
      <MailText>
        <strong>Ne le donnez à personne</strong>, pas même à quelqu’un qui dirait appeler de notre part{'\u00a0'}: ni
        votre coach ni notre équipe ne vous le demandera jamais.
      </MailText>
    </>
  )
}
