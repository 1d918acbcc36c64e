import type { IncomingMail } from './read-mail.ts'

export interface Bounce {
  /** hard: permanent failure; soft: temporary failure; late: the server is still trying */
  kind: 'hard' | 'soft' | 'late'
  /** what the server said, for staff */
  detail: string
  /** Message-ID of the mail that came back */
  messageId: string | undefined
}

/** Only this much of a notice is parsed. Characters. */
const longest = 65_536
const textOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, longest)).toString('utf8')
const field = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]*(?:\\r?\\n[ \\t][^\\r\\n]*)*)`, 'im')
    .exec(text)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim()

function kindOf(action: string, status: string): Bounce['kind'] {
  if (action === 'delayed') return 'late'
  return status.startsWith('4') || status === '5.2.2' ? 'soft' : 'hard'
}

const returnedId = (text: string): string | undefined => /<([^<>\s]+)>/.exec(field(text, 'Message-ID') ?? '')?.[1]

/** Parses RFC 3464, or prose. @returns undefined when nothing failed: delivered, or relayed */
export function readBounce({ files, whole }: IncomingMail): Bounce | undefined {
  const report = files.find((file) => file.type === 'message/delivery-status')
  const returned = files.find((file) => /^(message\/rfc822|text\/rfc822-headers|message\/global)/.test(file.type))
  const messageId = returnedId(returned ? textOf(returned.bytes) : whole)
  if (!report) {
    const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(whole)?.[0] ?? '4'
    return { kind: kindOf('failed', status), detail: whole.slice(0, 500), messageId }
  }
  const text = textOf(report.bytes)
  const action = (field(text, 'Action') ?? 'failed').toLowerCase()
  if (!/^(failed|delayed)/.test(action)) return undefined
  const status = field(text, 'Status') ?? '4'
  const said = field(text, 'Diagnostic-Code')
  return { kind: kindOf(action, status), detail: [status, said].filter(Boolean).join(' ').slice(0, 500), messageId }
}
