import { mediaTypes } from '../../contracts/articles/staff-media.ts'

/** Media types that can be displayed. */
export const pictureTypes = mediaTypes.filter((type) => type.startsWith('image/'))
