/** Response of a mail server, as nodemailer reports it. */
interface SmtpFault {
  message?: string
  response?: string
  responseCode?: number
  command?: string
}

/** hard: that address accepts no mail; soft: its mailbox is full, or the mail too large */
export type RefusalKind = 'hard' | 'soft'

export interface Refusal {
  kind: RefusalKind
  detail: string
}

/**
 * SMTP commands whose refusal may concern this mail. A refusal of any other command (credentials, sender) concerns the site, so
 * the mail is retried.
 */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])

/** Enhanced status codes (RFC 3463), but no part of an IP address. */
const statusPattern = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/g
/** Codes of a missing, malformed, moved or disabled mailbox, or of a domain without mail. */
const deadAddress = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
const badSender = new Set(['5.1.7', '5.1.8', '5.1.9'])
const fullOrLarge = new Set(['5.2.2', '4.2.2', '5.2.3', '5.3.4'])

const who = '(?:user|recipient|mailbox|account|addressee|address|e-?mail|destinataire|adresse|boîte|utilisateur)s?'
const fullWords =
  /(?:mailbox|mail ?box|inbox|storage) (?:\S{1,100} )?(?:is |was |has )?(?:full|over (?:the |its )?quota|exceed)|(?:mailbox|user|account) is over|over ?quota|quota (?:is )?exceed|exceed\w* (?:the |its |his )?(?:storage|mail)?\s?(?:quota|allocat)|(?:disk|mail) quota|boîte [^\n]{0,60}pleine|message (?:is )?too (?:large|big|long)|message size exceed/i
const deadWords = new RegExp(
  [
    `(?:unknown|no such|invalid|non-?existent|unrouteable|inactive|disabled|bad destination|unknown or illegal) (?:local |virtual |email )?(?:${who}|local-?part|person|alias)\\b(?! error)`,
    `${who}(?: part)?(?: \\S{1,100})?:? (?:is |has been |was |n’|n')?(?:currently )?(?:unknown|not (?:found|exist|known|listed|active|valid)|does(?:n't| not) exist|do not exist|existe pas|inconnue?|invalid|disabled|deactivated|inactive|unavailable)`,
    `(?:unknown|inconnue?) ?: ?${who}|${who} ?: ?unknown`,
    `(?:does(?:n't| not) (?:have|exist)|not a (?:valid|known)|no mailbox|there is no|no longer) [^.\\n]{0,60}${who}`,
    `user doesn't|host (?:\\S{1,100} )?(?:unknown|not found)|no mx record|illegal host|domain is not reachable|does not accept mail|domain (?:not found|does not exist)|unknown (?:host|domain)|unrouteable|no such (?:host|domain)`,
  ].join('|'),
  'i',
)
const temporaryWords = /try again|temporar|greylist|later\b/i
const aboutUsWords =
  /block|black-?list|spam|reputation|policy|relay|denied|banned|authenti|authori|\b(?:spf|dkim|dmarc|ptr|rdns|rbl|dnsbl)\b|reverse dns|too many|rate limit|daily|\brate\b|try again|later|sender|greylist|virus|content/i

/**
 * Classifies a mail server's refusal: hard if it is about the address, soft for a full mailbox or too large a mail.
 * A policy, a blocked host, a refused relay or a daily limit concerns the site, whatever its code.
 * @returns undefined if the same mail may be accepted later
 */
export function classifySmtpAnswer(answer: string): RefusalKind | undefined {
  const text = answer.slice(0, 4000).replace(/\s+/g, ' ')
  const statuses = text.match(statusPattern) ?? []
  const has = (codes: ReadonlySet<string>) => statuses.some((status) => codes.has(status))
  if (has(fullOrLarge) || fullWords.test(text)) return 'soft'
  if (has(badSender)) return undefined
  if (deadWords.test(text) && (has(deadAddress) || !temporaryWords.test(text))) return 'hard'
  return has(deadAddress) && !aboutUsWords.test(text) ? 'hard' : undefined
}

/** @returns undefined if the same mail may be accepted later: 4xx, no connection, a refusal that concerns the site */
export function permanentRefusal(error: unknown): Refusal | undefined {
  const { message, response, responseCode = 0, command = '' } = error as SmtpFault
  if (responseCode < 500 || responseCode > 599 || !aboutTheMail.has(command)) return undefined
  const detail = (response ?? message ?? String(responseCode)).slice(0, 500)
  const kind = responseCode === 552 ? 'soft' : classifySmtpAnswer(detail)
  return kind && { kind, detail }
}
