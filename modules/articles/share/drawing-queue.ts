import { AppError } from '../../../platform/errors/index.ts'

/** Most pictures that wait; one is drawn at a time. */
const mostWaiting = 20

const busy = (): AppError =>
  new AppError(503, 'not-ready', 'Beaucoup d’images sont en préparation. Réessayez dans quelques secondes.', {
    headers: { 'retry-after': '10' },
  })

/** Does one work at a time, in the order of requests. @throws 503 beyond those that may wait */
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
