import { type Entrance, forgetDevice } from '../../conversation/device/forget-device.ts'
import { browserStorage } from '../payment/browser-storage.ts'

/**
 * Deletes the user's data from the device after a form that ended a session or revoked a link.
 * @param target where the form led: on an account page the user is still signed in, and drafts are kept
 */
export async function clearUserData(entrance: string, target: string): Promise<void> {
  if (entrance === 'account') browserStorage.forgetUser()
  if (!target.startsWith('/account')) await forgetDevice(entrance as Entrance)
}
