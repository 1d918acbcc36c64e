import { inChildProcess } from '../../../../platform/child-processes/index.ts'
import type { ParsedMail } from './parse-mail.ts'
import type parseMail from './parse-mail.worker.ts'

/** Limits far above what the largest legitimate mail needs on a slow machine. */
const parseInChildProcess = inChildProcess<typeof parseMail>(import.meta.url, './parse-mail.worker.ts', {
  seconds: 20,
  mebibytes: 256,
})

export interface IncomingMail extends ParsedMail {
  /** the first value of that header, by its lower-case name */
  header(name: string): string | undefined
}

/**
 * Parses each mail in a process of its own, with limits of time and memory, because strangers write mails.
 * @throws when it is no mail, or nested too deeply; StoppedCallError when it exceeds a limit
 */
export async function readMail(raw: Uint8Array): Promise<IncomingMail> {
  const parsed = await parseInChildProcess(raw)
  return { ...parsed, header: (name) => parsed.headers.find(({ key }) => key === name)?.value }
}
