import { Readable } from 'node:stream'
import type { AnyCall, QueryOf } from '../../contracts/call.ts'
import { type CsvCell, csvLine, csvStart } from '../../contracts/text/csv.ts'
import { writeAudit } from '../audit/index.ts'
import type { Platform } from '../index.ts'
import { requireViewer, type Viewer } from '../sessions/index.ts'
import type { Permission, StaffContext } from './permission.ts'
import type { StaffCalls } from './routes.ts'

type Ports = Pick<Platform, 'clock' | 'events'>

interface CsvFile<Query, Item> {
  policy: Permission
  /** ASCII, without extension */
  fileName: string
  walk(context: StaffContext<Ports>, query: Query): AsyncIterable<readonly Item[]>
  /** cell functions by French column heading */
  columns: Readonly<Record<string, (item: Item) => CsvCell>>
}

async function* linesOf<Item>(batches: AsyncIterable<readonly Item[]>, columns: CsvFile<never, Item>['columns']) {
  const cells = Object.values(columns)
  yield `${csvStart}${csvLine(Object.keys(columns))}`
  for await (const items of batches) yield items.map((item) => csvLine(cells.map((cell) => cell(item)))).join('')
}

/**
 * A list as a file. The next rows are read once the client has received the former ones, so memory does not grow with the list.
 * Each download is recorded in the audit.
 */
export function staffCsv<C extends AnyCall, Item>(
  call: C,
  { policy, fileName, walk, columns }: CsvFile<QueryOf<C>, Item>,
): StaffCalls {
  return {
    mount(app, platform, mount) {
      const handle: Parameters<Mount>[2] = async ({ db, request, reply, query }) => {
        const actor: Viewer = requireViewer(request)
        const context = { ports: platform, db, actor }
        const { filter = {} } = query as { filter?: Record<string, unknown> }
        await writeAudit(db, platform.clock, {
          actor: actor.uid,
          action: 'exports.csv',
          target: fileName,
          detail: { filters: Object.keys(filter) },
        })
        const headers = {
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${fileName}.csv"`,
        }
        const lines = Readable.from(linesOf(walk(context, query as QueryOf<C>), columns), { highWaterMark: 1 })
        await reply.status(200).headers(headers).type('text/csv; charset=utf-8').send(lines)
        return undefined
      }
      mount(app, call, handle, policy)
    },
  }
}

type Mount = Parameters<StaffCalls['mount']>[2]
