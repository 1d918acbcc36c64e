import {
  createTicket,
  createTicketWithFiles,
  type NewTicket,
  type SupportType,
  type TicketWithMessages,
} from '../../contracts/support/support.ts'
import { selectFiles } from '../../conversation/files/attached-files.ts'
import { type Api, ApiError } from '../api/index.ts'
import { isOutage } from '../forms/api-problem.ts'
import { t } from '../i18n/index.ts'

export interface TicketSubmission {
  type: SupportType
  body: NewTicket
  files: readonly File[]
  idempotencyKey: string | undefined
}

type Created = Pick<TicketWithMessages, 'uid' | 'answerBy'>

/** Creates a conversation with the files of its first message in one call: the server stores all or nothing. */
export async function createTicketWith(
  api: Api,
  { type, body, files, idempotencyKey }: TicketSubmission,
): Promise<Created> {
  const once = idempotencyKey ?? crypto.randomUUID()
  const params = { type }
  const { payload } =
    files.length === 0
      ? await api.call(createTicket, { params, body, idempotencyKey: once })
      : await api.upload(createTicketWithFiles, {
          ...{ params, idempotencyKey: once, file: files },
          fields: { ticket: JSON.stringify(body) },
        })
  return payload
}

/** Tells why the files cannot be sent; undefined if they can. Types are not checked: the server checks the content. */
export function problemOfFiles(files: readonly File[]): string | undefined {
  const [first] = selectFiles(
    files.map(({ name, size }) => ({ name, size, type: '' })),
    0,
  ).refusals
  if (first?.refusal === 'too_many') return t('attachments.too_many_chosen')
  return first && t(`attachments.${first.refusal}`, { name: first.name })
}

/** Text for an outage: the server’s if it received too many files, otherwise `sentence`; undefined for other errors. */
export function outageOf(error: unknown, files: readonly File[], sentence: string): string | undefined {
  if (!isOutage(error)) return undefined
  const said = error instanceof ApiError && error.status === 429 && files.length > 0 ? error.sentence : undefined
  return said ?? sentence
}
