export interface ImapMailbox {
  host: string
  port: number
  /** TLS from the first byte; if false, STARTTLS if the server offers it */
  secure: boolean
  user: string
  password: string
  folder: string
  /** folder for accepted mails; absent: they stay and are marked as read */
  processed: string | undefined
}

export interface ReplyTo {
  local: string
  domain: string
}

/** `imaps://user:password@host/INBOX?processed=Archives`, user and password percent-encoded. @throws Error with the reason */
export function parseImapUrl(value: string): ImapMailbox {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url?.hostname || !/^imaps?:$/.test(url.protocol)) throw new Error('must be an imap(s):// URL')
  if (!url.username || !url.password) throw new Error('must contain a user and a password')
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 993 : 143,
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX',
    processed: url.searchParams.get('processed') || undefined,
  }
}

/** Maximum length before the `+` and the token of 43 characters: a local part has 64 characters at most (RFC 5321). */
const longestLocal = 64 - 1 - 43

/** `reponse@maison.exemple`: mail to `reponse+…@` must reach the same mailbox. @throws Error that says what is wrong */
export function parseReplyTo(value: string): ReplyTo {
  const [, local, domain] = /^([A-Za-z0-9._-]+)(?:\+\{token\})?@([A-Za-z0-9.-]+)$/.exec(value) ?? []
  if (!local || !domain) throw new Error('must be an address like reponse+{token}@maison.exemple')
  if (local.length > longestLocal) throw new Error(`must have at most ${longestLocal} characters before the +`)
  return { local: local.toLowerCase(), domain: domain.toLowerCase() }
}
