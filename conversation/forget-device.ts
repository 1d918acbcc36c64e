import { forgetFilesOf, forgetOthersFiles } from './device-files.ts'
import { forgetOthers, forgetTextsOf } from './device-storage.ts'

/** She signs out, or closes the way in to her tickets: neither words nor files of hers stay on the device. */
export function forgetDevice(entrance: 'account' | 'contact'): Promise<void> {
  forgetTextsOf(entrance)
  return forgetFilesOf(entrance)
}

/** On a shared device: deletes the unsent texts and files of other users. */
export function forgetOthersOnDevice(owner: string): Promise<void> {
  forgetOthers(owner)
  return forgetOthersFiles(owner)
}
