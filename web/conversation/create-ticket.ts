import {
  createTicket,
  createTicketWithFiles,
  type NewTicket,
  type SupportType,
  type TicketWithMessages,
} from '../../contracts/support/support.ts'
import { choose } from '../../conversation/files/attached-files.ts'
import { type Api, ApiError } from '../api/index.ts'
import { isOutage } from '../forms/api-problem.ts'
import { t } from '../i18n/index.ts'

export interface Opening {
  type: SupportType
  body: NewTicket
  files: readonly File[]
  idempotencyKey: string | undefined
}

type Created = Pick<TicketWithMessages, 'uid' | 'answerBy'>

/** A new conversation, with the files of its first message in the same call: all of it is kept, or nothing. */
export async function createTicketWith(api: Api, { type, body, files, idempotencyKey }: Opening): Promise<Created> {
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

/** Why these files cannot go with one message, before they are relayed. Their content decides on their type. */
export function problemOfFiles(files: readonly File[]): string | undefined {
  const [first] = choose(
    files.map(({ name, size }) => ({ name, size, type: '' })),
    0,
  ).refusals
  if (first?.refusal === 'too_many') return t('attachments.too_many_chosen')
  return first && t(`attachments.${first.refusal}`, { name: first.name })
}

/** The screen's own text when the server is unavailable, or the server's when it refuses the files. */
export function outageOf(error: unknown, files: readonly File[], sentence: string): string | undefined {
  if (!isOutage(error)) return undefined
  const said = error instanceof ApiError && error.status === 429 && files.length > 0 ? error.sentence : undefined
  return said ?? sentence
}
