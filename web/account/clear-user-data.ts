import { type Entrance, forgetDevice } from '../../conversation/device/forget-device.ts'
import { browserStorage } from '../payment/browser-storage.ts'

/**
 * Once a form is done that ends an account's session or a link's: nothing of its user stays on the device.
 * @param target where the form led: on a page of the account the user is signed in still, and drafts are of use
 */
export async function clearUserData(entrance: string, target: string): Promise<void> {
  if (entrance === 'account') browserStorage.forgetUser()
  if (!target.startsWith('/account')) await forgetDevice(entrance as Entrance)
}
