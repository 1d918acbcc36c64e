import { isSessionEnded } from '../session/redirect.ts'

/** Tells whether an action succeeded: it then throws a redirect, other than one to the sign-in page. */
export const isActionSuccess = (answer: unknown): answer is Response =>
  answer instanceof Response &&
  answer.status >= 300 &&
  answer.status < 400 &&
  !isSessionEnded(answer.headers.get('location'))

/** Runs a server action, then `then` if it succeeded: `export const clientAction = ({ serverAction }) => whenDone(…)` */
export async function whenDone<T>(serverAction: () => Promise<T>, then: () => void | Promise<void>): Promise<T> {
  try {
    return await serverAction()
  } catch (answer) {
    if (isActionSuccess(answer)) await then()
    throw answer
  }
}
