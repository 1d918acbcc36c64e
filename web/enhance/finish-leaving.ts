import { leavingKey } from '../discretion/leaving-key.ts'

/** Finishes deleting data on the device, if the way out left the page before that was done. */
export function finishLeaving(): void {
  try {
    if (localStorage.getItem(leavingKey) === null) return
  } catch {
    // A browser without storage has nothing to delete.
    return
  }
  void import('../discretion/forget-device.ts').then(({ forgetAllOnDevice }) => forgetAllOnDevice())
}
