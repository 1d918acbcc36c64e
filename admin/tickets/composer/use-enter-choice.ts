import { useState } from 'react'
import { staffEnterSlot } from '../../../conversation/device/device-storage.ts'
import { hasKeyboard } from '../../../conversation/device/has-keyboard.ts'

export interface EnterChoice {
  /** Enter sends, unless the user chose otherwise on this device */
  sends: boolean
  change(sends: boolean): void
  /** tells whether Enter sends here: `sends` is true, and the device has a keyboard */
  sendsHere(): boolean
}

/** Tells whether Enter sends the answer or starts a new line: the user's choice on this device. */
export function useEnterChoice(): EnterChoice {
  const [sends, setSends] = useState(() => staffEnterSlot().read() === null)
  return {
    sends,
    change(chosen) {
      staffEnterSlot().write(chosen ? null : 'on')
      setSends(chosen)
    },
    sendsHere: () => sends && hasKeyboard(),
  }
}
