import type { Message } from '../../contracts/support/support.ts'
import { forgetFiles, readStoredFile } from '../device/device-files.ts'
import { failureOf, StaleError, type Transport, uploadFailureOf } from '../transport.ts'
import type { OutboxItem, SendResult, UploadsResult } from './outbox.ts'

export async function sendItem<M extends Message>(transport: Transport<M>, item: OutboxItem): Promise<SendResult<M>> {
  try {
    return { outcome: 'sent', message: await transport.send(item) }
  } catch (error) {
    if (!(error instanceof StaleError)) return failureOf(error)
    // The cast is safe: this transport threw the error, with messages of its own type.
    return { outcome: 'stale', sentence: error.message, came: error.came as readonly M[], sequence: error.sequence }
  }
}

const noLongerHere = (name: string): string =>
  `«\u00a0${name}\u00a0» n’est plus sur cet appareil. Reprenez le message pour joindre le fichier de nouveau.`

/** Uploads the files that waited on the device with their message, one by one. */
export async function uploadFilesOf<M extends Message>(
  transport: Transport<M>,
  { files }: OutboxItem,
): Promise<UploadsResult> {
  const attachments: OutboxItem['attachments'] = []
  const { signal } = new AbortController()
  for (const { key, name } of files) {
    const file = await readStoredFile(key)
    if (!file) return { outcome: 'refused', sentence: noLongerHere(name) }
    try {
      attachments.push(await transport.upload({ file, key, signal, onProgress: () => undefined }))
    } catch (error) {
      return uploadFailureOf(error)
    }
  }
  await forgetFiles(files.map(({ key }) => key))
  return { outcome: 'ready', attachments }
}
