import type { PGlite } from '@electric-sql/pglite'

/** Maximum cached entries. Writes clear the cache within seconds anyway. */
const mostRemembered = 2000

export const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)

/** Answers that stay the same until something is written. */
export interface Answers {
  /** something is about to be written, or has just been */
  forget(): void
  remember<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer>
}

export function createAnswers(): Answers {
  let answers = new Map<string, unknown>()
  return {
    forget() {
      answers = new Map()
    },
    async remember<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      if (answers.has(key)) return answers.get(key) as Answer
      // What was asked before a writing belongs to what was true before it, even where it is told afterwards.
      const asked = answers
      const answer = await ask()
      if (asked === answers && answers.size < mostRemembered) answers.set(key, answer)
      return answer
    },
  }
}

/**
 * Every write of the embedded database goes through this object, because one process owns its folder. A statement that does not
 * begin with `select`, and every transaction, makes forget when it is given and again when it is done.
 * A function that a `select` calls must not write what is remembered.
 */
export function cacheUntilWriteOf(pglite: PGlite): Answers {
  const answers = createAnswers()
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    answers.forget()
    try {
      return await work()
    } finally {
      answers.forget()
    }
  }
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)
  pglite.query = (statement, ...more) =>
    isRead(statement) ? query(statement, ...more) : writing(() => query(statement, ...more))
  pglite.exec = (statement, ...more) => writing(() => exec(statement, ...more))
  pglite.transaction = (work) => writing(() => transaction(work))
  return answers
}
