import { useState } from 'react'
import { staffEnterSlot } from '../../../conversation/device/device-storage.ts'
import { hasKeyboard } from '../../../conversation/device/has-keyboard.ts'

export interface EnterChoice {
  /** The person of this device chose that Enter sends. */
  sends: boolean
  change(sends: boolean): void
  /** Enter sends with this keyboard. */
  sendsHere(): boolean
}

/** Enter sends the answer, or begins a new line, as the person of this device chose. */
export function useEnter(): EnterChoice {
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
