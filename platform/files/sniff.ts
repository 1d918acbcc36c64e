import { AppError } from '../errors/index.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** The file type by its first bytes, ignoring its name; undefined for types that are not accepted. */
export function sniff(bytes: Uint8Array): string | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 12))) return 'image/avif'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  return undefined
}

export const unsupportedTypeError = (): AppError =>
  new AppError(
    415,
    'unsupported-media-type',
    'Ce type de fichier n’est pas accepté\u00a0: JPEG, PNG, WebP, AVIF ou PDF.',
  )
