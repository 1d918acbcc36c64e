import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { limits, normalizeEmail } from '../../../../contracts/forms.ts'
import { fileNameOf } from '../../../../platform/files/index.ts'
import { hasVagueCharset, repairUtf8, withUtf8Headers } from './charsets.ts'
import { textOfHtml } from './html-text.ts'
import { cleanLine, cleanText, cutText } from './mail-text.ts'

/** Longest stored original text. Characters. */
const longestText = 200_000
const mostReferences = 50
const longestName = 100
/** Limits for headers before they are searched: their number, and the characters of each. */
const mostHeaders = 500
const longestHeader = 10_000
/** Far more files than a message may have: further ones are only counted. */
const mostFiles = 100

export interface MailAttachment {
  name: string
  type: string
  bytes: Uint8Array
  /** a picture that the text shows: a pasted screenshot, a logo, a tracking pixel */
  shown: boolean
}

export interface MailHeader {
  /** its name in lower case */
  key: string
  value: string
}

/** A parsed mail, as it is passed between processes. */
export interface ParsedMail {
  /** its Message-ID, or a digest when it has none */
  messageId: string
  /** normalised for comparison; empty when there is none */
  from: string
  fromName: string
  /** the recipients of every header that may name them */
  recipients: string[]
  subject: string
  /** Message-IDs of the mails it answers, without angle brackets, the nearest last */
  references: string[]
  headers: MailHeader[]
  /** the whole text; lines that HTML marks as quoted begin with `>` */
  whole: string
  /** the attached files, then the pictures that the text shows */
  files: MailAttachment[]
  /** number of further files */
  otherFiles: number
}

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']
/** Headers that distinguish a mail from other data: every mail has at least one of them. */
const marks = ['from', 'date', 'message-id', 'received', 'return-path']
const betweenAddresses = /[\s<>,;:"()]+/
const longestAddress = 500
const mostRecipients = 100
const idPattern = /<([^<>\s]{1,300})>/g

const flat = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap((one) => (one.group ? one.group.map((member) => member.address) : [one.address ?? '']))

function recipientsOf({ to, cc, headers }: Email): string[] {
  const named = headers.filter(({ key }) => recipientHeaders.includes(key))
  const found = named.flatMap(({ value }) => value.split(betweenAddresses)).filter((word) => word.includes('@', 1))
  const addresses = [...flat(to), ...flat(cc), ...found].filter((address) => address.length <= longestAddress)
  return [...new Set(addresses.map(normalizeEmail))].slice(0, mostRecipients)
}

/** A mail with several From headers has no sender: mail programs disagree on which one to show. */
function senderOf({ headers, from }: Email): string {
  const several = headers.filter(({ key }) => key === 'from').length > 1
  const [address = ''] = from && !several ? flat([from]) : []
  return address
}

const idsIn = (value: string | undefined): string[] => [...(value ?? '').matchAll(idPattern)].map(([, id = '']) => id)

/** Cut early: the text may be as long as the mail, and later steps read it character by character. */
const textOf = ({ text, html }: Email): string =>
  (text?.trim() ? text : html ? textOfHtml(html) : '').slice(0, 4 * longestText)

const stored = (text: string): string => cutText(cleanText(text), longestText)

const headersOf = ({ headers }: Email): MailHeader[] =>
  headers.slice(0, mostHeaders).map(({ key, value }) => ({ key, value: value.slice(0, longestHeader) }))

const isShown = ({ related, disposition }: Attachment): boolean => related === true && disposition !== 'attachment'

function filesOf({ attachments }: Email): Pick<ParsedMail, 'files' | 'otherFiles'> {
  const ordered = attachments.toSorted((a, b) => Number(isShown(a)) - Number(isShown(b)))
  const files = ordered.slice(0, mostFiles).map((file) => ({
    name: fileNameOf(cutText(cleanLine(file.filename ?? ''), longestName)),
    type: file.mimeType.toLowerCase(),
    bytes: file.content instanceof ArrayBuffer ? new Uint8Array(file.content) : Buffer.from(file.content as string),
    shown: isShown(file),
  }))
  return { files, otherFiles: attachments.length - files.length }
}

/**
 * Parses malformed mail leniently: unreadable parts are empty. Runs in a process of its own (read-mail.ts).
 * @throws when it is no mail, or nested too deeply
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(withUtf8Headers(raw), {
    rfc822Attachments: true,
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 512 * 1024,
  })
  if (!mail.headers.some(({ key }) => marks.includes(key))) throw new Error('il n’en a pas les en-têtes')
  const repair = hasVagueCharset(raw) ? repairUtf8 : (text: string) => text
  const [id] = idsIn(mail.messageId)
  const from = senderOf(mail)
  const references = [...idsIn(mail.references), ...idsIn(mail.inReplyTo)].slice(-mostReferences)
  return {
    messageId: cleanLine(id ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`),
    from: from.length <= limits.email ? normalizeEmail(cleanLine(from)) : '',
    fromName: cleanLine(repair(mail.from?.name ?? '')),
    recipients: recipientsOf(mail),
    subject: cleanLine(repair(mail.subject ?? '')),
    references,
    headers: headersOf(mail),
    whole: stored(repair(textOf(mail))),
    ...filesOf(mail),
  }
}
