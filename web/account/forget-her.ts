import { forgetDevice } from '../../conversation/forget-device.ts'
import { isDone } from '../forms/when-done.ts'
import { browserStorage } from '../payment/browser-storage.ts'

/** Nothing of hers stays on the device. */
export function forgetHer(): Promise<void> {
  browserStorage.forgetUser()
  return forgetDevice('account')
}

/**
 * Runs the server action that deletes her account: a redirect, thrown as a response, says that it was accepted. While a
 * paid period is running she stays signed in, on the same page; her drafts are still of use then.
 */
export async function forgettingHer<T>(serverAction: () => Promise<T>): Promise<T> {
  try {
    return await serverAction()
  } catch (answer) {
    if (!isDone(answer)) throw answer
    if (answer.headers.get('location')?.startsWith('/account')) browserStorage.forgetUser()
    else await forgetHer()
    throw answer
  }
}
