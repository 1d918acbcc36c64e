import { forgetDevice } from '../../conversation/forget-device.ts'
import { browserStorage } from '../payment/browser-storage.ts'

/** Nothing of hers stays on the device. */
export function forgetHer(): void {
  browserStorage.forgetUser()
  void forgetDevice('account')
}

const isRedirect = (answer: unknown): answer is Response =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400

/**
 * Runs the server action that deletes her account: a redirect, thrown as a response, says that it was accepted. While a
 * paid period is running she stays signed in, on the same page; her drafts are still of use then.
 */
export async function forgettingHer<T>(serverAction: () => Promise<T>): Promise<T> {
  try {
    return await serverAction()
  } catch (answer) {
    if (!isRedirect(answer)) throw answer
    if (answer.headers.get('location')?.startsWith('/account')) browserStorage.forgetUser()
    else forgetHer()
    throw answer
  }
}
