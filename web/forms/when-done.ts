import { isSessionEnded } from '../session/redirect.ts'

/** An action tells that it is done by a redirect, thrown as a response; to sign in first is none. */
export const isDone = (answer: unknown): answer is Response =>
  answer instanceof Response &&
  answer.status >= 300 &&
  answer.status < 400 &&
  !isSessionEnded(answer.headers.get('location'))

/** Runs a server action, and `then` once it is done: `export const clientAction = ({ serverAction }) => whenDone(…)` */
export async function whenDone<T>(serverAction: () => Promise<T>, then: () => void | Promise<void>): Promise<T> {
  try {
    return await serverAction()
  } catch (answer) {
    if (isDone(answer)) await then()
    throw answer
  }
}
