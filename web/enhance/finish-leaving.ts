import { leavingKey } from '../discretion/leaving-key.ts'

/** She took the way out, and the page went before the device had forgotten everything. */
export function finishLeaving(): void {
  try {
    if (localStorage.getItem(leavingKey) === null) return
  } catch {
    // A browser without storage has nothing to forget.
    return
  }
  void import('../discretion/forget-device.ts').then(({ forgetAllOnDevice }) => forgetAllOnDevice())
}
