import { AppError } from '../errors/index.ts'

export const unsupportedType = (): AppError =>
  new AppError(
    415,
    'unsupported-media-type',
    'Ce type de fichier n’est pas accepté\u00a0: JPEG, PNG, WebP, AVIF ou PDF.',
  )
