import { useState } from 'react'
import { failureSentence } from '../api/failure-sentence.ts'

/** Fields of an upload besides the parameters of its call. */
export interface SentFile {
  file: File
  idempotencyKey: string
  onProgress(share: number): void
  signal: AbortSignal
}

/** Uploads one file at a time; `percent` is undefined while none is being sent. */
export function useFileUpload(send: (sent: SentFile) => Promise<void>) {
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  async function upload(file: File | undefined): Promise<void> {
    if (!file || percent !== undefined) return
    setFault(undefined)
    setPercent(0)
    try {
      await send({
        file,
        idempotencyKey: crypto.randomUUID(),
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: new AbortController().signal,
      })
    } catch (error) {
      setFault(failureSentence(error))
    } finally {
      setPercent(undefined)
    }
  }
  return { percent, fault, upload }
}
