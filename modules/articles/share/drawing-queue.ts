import { AppError } from '../../../platform/errors/index.ts'

/** Maximum number of waiting pictures; one is drawn at a time. */
const mostWaiting = 20

const busy = (): AppError =>
  new AppError(503, 'not-ready', 'Beaucoup d’images sont en préparation. Réessayez dans quelques secondes.', {
    headers: { 'retry-after': '10' },
  })

/** Runs one task at a time, in the order of requests. @throws 503 if too many tasks wait */
export function createDrawingQueue(): <Made>(work: () => Promise<Made>) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  return (work) => {
    if (unfinished > mostWaiting) return Promise.reject(busy())
    unfinished += 1
    const made = last.then(work).finally(() => {
      unfinished -= 1
    })
    last = made.catch(() => undefined)
    return made
  }
}
