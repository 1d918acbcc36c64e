import { forgetFilesOf, forgetOthersFiles } from './device-files.ts'
import { forgetOtherUsersTexts, forgetTextsOf } from './device-storage.ts'

/** Way in which the user reaches stored data: with an account, or by a mailed link. */
export type Entrance = 'account' | 'contact'

/** Deletes texts and files from the device when the user signs out or revokes the link to their tickets. */
export function forgetDevice(entrance: Entrance): Promise<void> {
  forgetTextsOf(entrance)
  return forgetFilesOf(entrance)
}

/** On a shared device: deletes the unsent texts and files of other accounts. */
export function forgetOthersOnDevice(owner: string): Promise<void> {
  forgetOtherUsersTexts(owner)
  return forgetOthersFiles(owner)
}
