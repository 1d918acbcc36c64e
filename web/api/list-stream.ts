import type { CallInput, ItemOf, ListCall } from '../../contracts/call-input.ts'
import type { QueryInput } from '../../contracts/text/address.ts'
import type { Api } from './api.ts'

export const streamPageSize = 10

export class StreamError extends Error {
  override name = 'StreamError'
}

const fetchingProblem: Readonly<Record<string, string>> = {
  listArticles: 'Error fetching article',
  listRelatedArticles: 'Error fetching article',
  listMedia: 'Error fetching media',
}

type StreamInput<C extends ListCall> = Omit<CallInput<C>, 'body' | 'idempotencyKey'>

interface ListAnswer<T> {
  payload: T[]
  page: { hasNextPage: boolean; endCursor: string | null }
}

/**
 * Streams the items of a cursor-paged list, and reads at most one page ahead
 * (high-water mark: page size − 1). `for await` it, or hand it to a ListReader.
 */
export function streamList<C extends ListCall>(api: Api, call: C, input: StreamInput<C>): ReadableStream<ItemOf<C>> {
  const query = (input.query ?? {}) as QueryInput
  const size = typeof query.length === 'number' ? query.length : streamPageSize
  if (!Number.isInteger(size) || size < 1) throw new StreamError('Error creating stream')
  let cursor = query.cursor
  const readPage = async (): Promise<ListAnswer<ItemOf<C>>> => {
    const page = { ...query, length: size, cursor }
    try {
      return (await api.call(call, ...([{ ...input, query: page }] as never))) as unknown as ListAnswer<ItemOf<C>>
    } catch (cause) {
      throw new StreamError(fetchingProblem[call.id] ?? `Error fetching ${call.id}`, { cause })
    }
  }
  return new ReadableStream<ItemOf<C>>(
    {
      async pull(controller) {
        const { payload, page } = await readPage()
        for (const item of payload) controller.enqueue(item)
        cursor = page.endCursor
        if (!page.hasNextPage || page.endCursor === null) controller.close()
      },
    },
    new CountQueuingStrategy({ highWaterMark: Math.max(size - 1, 1) }),
  )
}

/** Reads a whole list that is known to be short: authors, categories, tags. */
export async function readAll<T>(stream: ReadableStream<T>): Promise<T[]> {
  return Array.fromAsync(stream as AsyncIterable<T>)
}
