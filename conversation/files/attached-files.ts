import type { Attachment } from '../../contracts/support/attachments.ts'
import {
  attachmentMaxBytes,
  attachmentTypes,
  maxAttachmentsPerMessage,
} from '../../contracts/support/message-limits.ts'
import { isNumber, isText, maybe, readList, shapeOf } from '../device/stored-values.ts'

/** A file attached to the message being written. */
export interface AttachedFile {
  /** its Idempotency-Key: a repeated upload is stored once */
  readonly key: string
  readonly name: string
  readonly state: 'sending' | 'ready' | 'failed'
  /** from 0 to 1 */
  readonly progress: number
  /** present once the server has stored it */
  readonly attachment?: Attachment
  /** why the file was refused; absent if a retry may help */
  readonly problem?: string | undefined
}

/** Property name in violations about files. */
export const filesProperty = 'attachments'

export const acceptedFileTypes = attachmentTypes.join(',')

export type Refusal = 'too_many' | 'too_large' | 'wrong_type'

/** Refuses a file before sending it; the server judges a file without a type. */
function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): Refusal | null {
  if (size > attachmentMaxBytes) return 'too_large'
  return type !== '' && !attachmentTypes.some((one) => one === type) ? 'wrong_type' : null
}

export interface FileSelection<F> {
  taken: F[]
  refusals: { name: string; refusal: Refusal }[]
}

export function selectFiles<F extends Pick<File, 'name' | 'size' | 'type'>>(
  chosen: readonly F[],
  present: number,
): FileSelection<F> {
  const choice: FileSelection<F> = { taken: [], refusals: [] }
  for (const file of chosen) {
    const full = present + choice.taken.length >= maxAttachmentsPerMessage
    const refusal = full ? 'too_many' : refusalOf(file)
    if (refusal) choice.refusals.push({ name: file.name, refusal })
    else choice.taken.push(file)
  }
  return choice
}

/** Tells whether an upload was interrupted: a retry may help, now or with its message. */
export const isInterrupted = ({ state, problem }: AttachedFile): boolean => state === 'failed' && problem === undefined

/** Tells whether the files allow sending: uploaded ones go with the message, interrupted ones wait with it on the device. */
export const isSendable = (files: readonly AttachedFile[]): boolean =>
  files.every((file) => file.state === 'ready' || isInterrupted(file))

export const uploadedAttachments = (files: readonly AttachedFile[]): Attachment[] =>
  files.flatMap((file) => (file.attachment ? [file.attachment] : []))

/** Files stored on the server, as attached to the message being written. */
export const toAttachedFiles = (attachments: readonly Attachment[]): AttachedFile[] =>
  attachments.map((one) => ({ key: one.uid, name: one.name, state: 'ready', progress: 1, attachment: one }))

export const isAttachment = shapeOf<Attachment>({
  uid: isText,
  name: isText,
  mimeType: (value) => attachmentTypes.some((one) => one === value),
  size: isNumber,
  width: maybe(isNumber),
  height: maybe(isNumber),
})

export function restoreAttachedFiles(stored: string | null): AttachedFile[] {
  const known = readList(stored, isAttachment)
  return known.length > maxAttachmentsPerMessage ? [] : toAttachedFiles(known)
}
