import type { CallInput, ItemOf, ListCall } from '../../../contracts/call-input.ts'
import { type Api, ListReader, StreamError, streamList, streamPageSize } from '../../api/index.ts'

/** Maximum number of items on one page. */
const most = 500

export type ListPageResult<T> = { items: T[]; more: string | null } | { error: unknown }

const countOf = (url: URL): number => {
  const count = Number(url.searchParams.get('count'))
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : streamPageSize
}

/** Loads as many items as the address requests (`?count=20`), and builds the address of a longer page. */
export async function loadListPage<C extends ListCall>(
  api: Api,
  call: C,
  input: Omit<CallInput<C>, 'body' | 'idempotencyKey'>,
  url: URL,
): Promise<ListPageResult<ItemOf<C>>> {
  const count = countOf(url)
  const reader = new ListReader(streamList(api, call, input))
  try {
    const items = await reader.take(count)
    const [next] = await reader.take(1)
    await reader.release()
    const longer = new URL(url)
    longer.searchParams.set('count', String(count + streamPageSize))
    return { items, more: next && count < most ? `${longer.pathname}${longer.search}` : null }
  } catch (error) {
    return { error: error instanceof StreamError ? error.cause : error }
  }
}
