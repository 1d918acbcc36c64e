import pg from 'pg'

/** One connection, of either engine. */
export interface SqlSession {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

export async function queryRows<Row>(session: SqlSession, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await session.query(text, values)).rows as Row[]
}

/** Settings that make the text form of values the same on all servers: archives are compared and read elsewhere. */
const textForms = [
  `set time zone 'UTC'`,
  `set datestyle to 'ISO, YMD'`,
  `set intervalstyle to 'postgres'`,
  `set bytea_output to 'hex'`,
  'set extra_float_digits to 1',
]

export async function setTextOutputFormats(session: SqlSession): Promise<void> {
  for (const statement of textForms) await session.query(statement)
}

/** Opens a separate connection, without the time limits of requests. */
export async function withPostgres<Result>(
  url: string,
  work: (session: SqlSession) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
