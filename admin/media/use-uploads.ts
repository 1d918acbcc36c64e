import { useEffect, useReducer, useRef } from 'react'
import { uploadStaffMedia } from '../../contracts/articles/staff-media.ts'
import { uploadFile } from '../../relay/upload.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { changeUpload, type Upload, uploadsReducer } from './uploads.ts'

/** Uploads files to the library, one after the other. The user can cancel each, and retry those that failed. */
export function useUploads(onAdded: () => void) {
  const [uploads, dispatch] = useReducer(uploadsReducer, [])
  const abort = useRef(new Map<string, AbortController>())
  const next = uploads.find(({ state }) => state === 'waiting')
  const idle = !uploads.some(({ state }) => state === 'sending')

  async function send({ key, file }: Upload): Promise<void> {
    const controller = new AbortController()
    abort.current.set(key, controller)
    dispatch(changeUpload(key, { state: 'sending', percent: 0 }))
    try {
      await uploadFile(uploadStaffMedia, {
        params: {},
        file,
        idempotencyKey: key,
        onProgress: (share) => dispatch(changeUpload(key, { percent: Math.round(share * 100) })),
        signal: controller.signal,
      })
      dispatch(changeUpload(key, { state: 'added' }))
      onAdded()
    } catch (error) {
      const fault = failureSentence(error)
      dispatch(changeUpload(key, { state: 'failed', fault }))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is sent once none is on its way
  useEffect(() => {
    if (next && idle) void send(next)
  }, [next?.key, idle])

  return {
    uploads,
    add: (files: Iterable<File>) => dispatch({ act: 'add', files: [...files] }),
    retry: (key: string) => dispatch(changeUpload(key, { state: 'waiting' })),
    forget(key: string): void {
      abort.current.get(key)?.abort()
      dispatch({ act: 'forget', key })
    },
  }
}
