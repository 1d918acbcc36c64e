import { failureSentence } from '../api/failure-sentence.ts'

export interface Failure {
  uid: string
  name: string
  reason: string
}

/** Runs the step for one row after the other. @returns those that failed: they do not stop the others */
export async function runOneByOne<Row extends { uid: string }>(
  rows: readonly Row[],
  step: (row: Row) => Promise<void>,
  { nameOf, onProgress }: { nameOf(row: Row): string; onProgress?(done: number): void },
): Promise<Failure[]> {
  const failed: Failure[] = []
  for (const [index, row] of rows.entries()) {
    try {
      await step(row)
    } catch (error) {
      failed.push({ uid: row.uid, name: nameOf(row), reason: failureSentence(error) })
    }
    onProgress?.(index + 1)
  }
  return failed
}

export const FailureList = ({ failed }: { failed: readonly Failure[] }) => (
  <ul>
    {failed.map(({ uid, name, reason }) => (
      <li key={uid} dir="auto">
        {name} – {reason}
      </li>
    ))}
  </ul>
)
