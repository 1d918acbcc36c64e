export { type CleanPicture, cleanPicture, encodePicture } from './clean-picture.ts'
export { readUpload, type Upload } from './read-upload.ts'
export { sniff } from './sniff.ts'
export { unsupportedType } from './unsupported-type.ts'
