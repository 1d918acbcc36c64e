import { mediaTypes } from '../../contracts/staff-media.ts'

/** What the library has that can be shown. */
export const pictureTypes = mediaTypes.filter((type) => type.startsWith('image/'))
