import { forgetDevice } from '../../conversation/device/forget-device.ts'
import { cachePrefix } from '../offline/offline-pages.ts'
import { browserStorage } from '../payment/browser-storage.ts'
import { removeOffer } from '../registration/kept-offer.ts'
import { leavingKey } from './leaving-key.ts'

/** Deletes conversations, drafts, unsent files, offline articles and interrupted forms from the device. */
export async function forgetAllOnDevice(): Promise<void> {
  localStorage.setItem(leavingKey, '1')
  sessionStorage.clear()
  browserStorage.forgetUser()
  removeOffer()
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all([forgetDevice('account'), forgetDevice('contact'), ...names.map((name) => caches.delete(name))])
  localStorage.removeItem(leavingKey)
}
