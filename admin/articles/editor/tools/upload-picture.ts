import { type StaffMedia, uploadStaffMedia } from '../../../../contracts/articles/staff-media.ts'
import { uploadFile } from '../../../../relay/upload.ts'

export const pictureFilesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Into the library. @throws CallError */
export async function uploadPicture(file: File): Promise<StaffMedia> {
  const { payload } = await uploadFile(uploadStaffMedia, {
    params: {},
    file,
    idempotencyKey: crypto.randomUUID(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  return payload
}
