import type { Email } from 'postal-mime'
import { mailHost } from '../../../platform/mailer/index.ts'
import { networkOf } from '../network.ts'
import { readAuthenticationResults, type Verified } from './authentication-results.ts'
import { type CheckOutcome, failedOutcome, passedOutcome, type StoredCheck, unknownOutcome } from './check.ts'
import { mailBasis, testMailCode, testMailHeader } from './mail-sent.ts'

/** Relaxed alignment: the same domain, or one is a subdomain of the other. */
const aligned = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}

function judge({ spf, dkim, dmarc, by }: Verified, from: string): CheckOutcome {
  const problems: string[] = []
  if (spf !== 'pass') problems.push(`SPF\u00a0: ${spf}`)
  const own = dkim.filter(({ domain }) => aligned(domain, from))
  if (dkim.length === 0) problems.push('DKIM\u00a0: aucune signature')
  else if (own.length === 0) {
    problems.push(`DKIM\u00a0: signé par ${dkim.map(({ domain }) => domain).join(', ')}, pas par ${from}`)
  } else if (!own.some(({ result }) => result === 'pass')) {
    problems.push(`DKIM\u00a0: ${own.map(({ result }) => result).join(', ')}`)
  }
  if (dmarc !== 'pass') problems.push(`DMARC\u00a0: ${dmarc}`)
  if (problems.length > 0) return failedOutcome(`${problems.join('. ')} (vérifié par ${by}).`)
  return passedOutcome(`SPF, DKIM et DMARC sont valables et alignés sur ${from} (vérifié par ${by}).`)
}

const headerOf = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name.toLowerCase())?.value.trim()

type Part = false | undefined | { status: { result: string } }
const resultOf = (part: Part): string => (part ? part.status.result : 'none')

/** Verifies a whole mail here, with the DNS. */
async function verifyWhole(message: string, resolve: ReturnType<typeof networkOf>['resolve']): Promise<Verified> {
  const { authenticate } = await import('mailauth')
  const options = { trustReceived: true, resolver: resolve, disableArc: true, disableBimi: true }
  const { spf, dkim, dmarc } = await authenticate(message, options)
  return {
    spf: resultOf(spf),
    dkim: dkim.results
      .filter(({ status }) => status.result !== 'none')
      .map(({ status, signingDomain }) => ({ result: status.result, domain: signingDomain ?? '' })),
    dmarc: resultOf(dmarc),
    by: 'ce site',
  }
}

const crlf = (text: string): string => `${text.replace(/^\s+/, '').replace(/\r?\n/g, '\r\n').trimEnd()}\r\n`

const hasBody = (message: string): boolean => /\r\n\r\n\s*\S/.test(message)

export const mailAuthenticCheck: StoredCheck = {
  code: 'mail-authentic',
  blocking: true,
  basis: mailBasis,
  untried: 'Collez ici la source de l’e-mail d’essai, telle qu’elle est arrivée.',
  async run(platform, _db, { message: pasted }) {
    if (!pasted) return unknownOutcome('Collez la source de l’e-mail d’essai, telle qu’elle est arrivée.')
    const message = crlf(pasted)
    const { default: PostalMime } = await import('postal-mime')
    const mail = await PostalMime.parse(message)
    const code = testMailCode(platform)
    if (headerOf(mail, testMailHeader) !== code && !mail.subject?.includes(code)) {
      return failedOutcome(
        'Ce n’est pas l’e-mail d’essai de cette configuration. Envoyez-en un, puis collez sa source.',
      )
    }
    const from = mailHost(platform.config.mailFrom)
    const shown = mailHost(mail.from?.address ?? '')
    if (shown.toLowerCase() !== from.toLowerCase()) {
      return failedOutcome(`L’e-mail vient de ${shown}, alors que MAIL_FROM est de ${from}.`)
    }
    if (hasBody(message)) return judge(await verifyWhole(message, networkOf(platform).resolve), from)
    const found = readAuthenticationResults(mail.headers.find(({ key }) => key === 'authentication-results')?.value)
    if (!found)
      return failedOutcome('Ces en-têtes ne disent rien de SPF, DKIM et DMARC. Collez la source tout entière.')
    return judge(found, from)
  },
}
