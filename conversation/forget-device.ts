import { forgetFilesOf, forgetOthersFiles } from './device-files.ts'
import { forgetOthers, forgetTextsOf } from './device-storage.ts'

/** How she comes to what is kept: with her account, or by a mailed link. */
export type Entrance = 'account' | 'contact'

/** She signs out, or closes the way in to her tickets: neither words nor files of hers stay on the device. */
export function forgetDevice(entrance: Entrance): Promise<void> {
  forgetTextsOf(entrance)
  return forgetFilesOf(entrance)
}

/** On a shared device: deletes the unsent texts and files of other users. */
export function forgetOthersOnDevice(owner: string): Promise<void> {
  forgetOthers(owner)
  return forgetOthersFiles(owner)
}
