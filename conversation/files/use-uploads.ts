import { useRef } from 'react'
import { forgetFiles } from '../device/device-files.ts'
import type { Failure } from '../failure.ts'
import { type Transport, uploadFailureOf } from '../transport.ts'
import type { DraftFiles } from './use-file-list.ts'

interface Source {
  file: File
  cancel(): void
}

interface UseUploadsInput {
  list: DraftFiles
  transport: Pick<Transport, 'upload'>
  onFailure(failure: Failure): void
  /** called if a retry may help */
  onInterrupted(key: string): void
}

export function useUploads({ list, transport, onFailure, onInterrupted }: UseUploadsInput) {
  const sources = useRef(new Map<string, Source>())
  async function start(key: string, file: File): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    sources.current.set(key, { file, cancel: () => controller.abort() })
    try {
      const onProgress = (progress: number) => list.edit(key, { progress })
      const attachment = await transport.upload({ file, key, signal, onProgress })
      list.edit(key, { state: 'ready', progress: 1, attachment })
    } catch (error) {
      if (signal.aborted) return
      const failure = uploadFailureOf(error)
      onFailure(failure)
      if (failure.outcome !== 'refused') {
        list.edit(key, { state: 'failed' })
        return onInterrupted(key)
      }
      list.edit(key, { state: 'failed', problem: failure.sentence })
    }
    await forgetFiles([key])
  }
  return {
    start: (key: string, file: File) => void start(key, file),
    /** keeps a file for `retry` while offline */
    wait: (key: string, file: File) => void sources.current.set(key, { file, cancel: () => undefined }),
    retry(key: string): void {
      const source = sources.current.get(key)
      if (!source) return
      list.edit(key, { state: 'sending', progress: 0, problem: undefined })
      void start(key, source.file)
    },
    cancel(key: string): void {
      sources.current.get(key)?.cancel()
      sources.current.delete(key)
    },
    forget: () => sources.current.clear(),
  }
}
