import type { IncomingMail } from '../parsing/read-mail.ts'

/** Only this much of a part is parsed: bytes of a file, characters of the text. */
const longest = 65_536

/** The text of the first part of that type. */
export function findPart({ files }: Pick<IncomingMail, 'files'>, type: RegExp): string | undefined {
  const part = files.find((file) => type.test(file.type))
  return part ? Buffer.from(part.bytes.subarray(0, longest)).toString('utf8') : undefined
}

export const headerField = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]*(?:\\r?\\n[ \\t][^\\r\\n]*)*)`, 'im')
    .exec(text)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim()

/** The reported mail from its headers on; some servers quote it in the text of the report. */
export const returnedMail = (mail: Pick<IncomingMail, 'files' | 'whole'>): string =>
  findPart(mail, /^(?:message\/rfc822|text\/rfc822-headers|message\/global)/) ?? mail.whole.slice(0, longest)

/** Message-ID of the mail that a report is about. */
export const returnedMessageId = (returned: string): string | undefined =>
  /<([^<>\s]+)>/.exec(headerField(returned, 'Message-ID') ?? '')?.[1]
