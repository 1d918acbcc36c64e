import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

const { serialize } = protocol

/** Each prepared statement occupies some tens of kilobytes of the database's memory. */
const mostPrepared = 200

const isPreparable = (statement: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(statement)
const changesSchema = (statements: string): boolean => /\b(?:create|alter|drop|discard|deallocate)\b/i.test(statements)

interface Prepared {
  name: string
  parameterTypes: number[]
  /** columns of its rows, as PostgreSQL describes them; none for a write that returns nothing */
  rows: Awaited<ReturnType<PGlite['execProtocolStream']>>
}

export interface PreparedQueries {
  /** Replaces `query` of the database, or of one of its transactions. */
  applyTo(target: Pick<PGlite | Transaction, 'query' | 'closed'>, kind: { isTransaction: boolean }): void
  /** Must be called before statements that do not go through `query`. */
  before(statements: string): void
}

/**
 * PGlite parses and plans a statement each time, in six exchanges with the database. Here PostgreSQL keeps parsed statements
 * under a name, so that a repeated one takes a single exchange.
 */
export function createPreparedQueries(pglite: PGlite): PreparedQueries {
  let count = 0
  let closing: string[] = []
  const known = new LRUCache<string, Prepared>({ max: mostPrepared, dispose: ({ name }) => closing.push(name) })

  const send = (messages: readonly Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    count += 1
    const name = `s${count}`
    const closed = closing.map((one) => serialize.close({ type: 'S', name: one }))
    closing = []
    const received = await send([
      ...closed,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(received),
      rows: received.filter((message) => message.name === 'rowDescription'),
    }
    known.set(text, prepared)
    return prepared
  }

  function toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    return type !== undefined && pglite.serializers[type] ? pglite.serializers[type](value) : String(value)
  }

  async function run<Row>(text: string, parameters: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    const { name, parameterTypes, rows } = known.get(text) ?? (await prepare(text))
    const values = parameters.map((value, place) => toText(value, parameterTypes[place]))
    const received = await send([serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()])
    return parse.parseResults([...rows, ...received], pglite.parsers, options)[0] as Results<Row>
  }

  /** Clears known statements after a schema change: they may name columns that no longer exist. */
  function before(statements: string): void {
    if (changesSchema(statements)) known.clear()
  }

  return {
    before,
    applyTo(target, { isTransaction }) {
      const query = target.query.bind(target)
      target.query = async (text, parameters = [], options) => {
        if (!isPreparable(text) || target.closed) {
          before(text)
          return query(text, parameters, options)
        }
        const result = await pglite.runExclusive(() => run(text, parameters, options))
        if (!isTransaction) await pglite.syncToFs()
        return result as never
      }
    },
  }
}
