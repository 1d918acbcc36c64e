import { forgetDevice } from '../../conversation/device/forget-device.ts'
import { isDone } from '../forms/when-done.ts'
import { browserStorage } from '../payment/browser-storage.ts'

/** Deletes all data of the user from the device. */
export function clearUserData(): Promise<void> {
  browserStorage.forgetUser()
  return forgetDevice('account')
}

/**
 * Runs the server action that deletes the account. A redirect, thrown as a response, means that it was accepted.
 * During a paid period the user stays signed in on the same page, and drafts are kept.
 */
export async function clearUserDataAfter<T>(serverAction: () => Promise<T>): Promise<T> {
  try {
    return await serverAction()
  } catch (answer) {
    if (!isDone(answer)) throw answer
    if (answer.headers.get('location')?.startsWith('/account')) browserStorage.forgetUser()
    else await clearUserData()
    throw answer
  }
}
