import { useEffect, useState } from 'react'
import { type StaffMedia, staffMediaResource } from '../../contracts/articles/staff-media.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { pictureTypes } from './picture-types.ts'

const perPage = 24
const pauseMilliseconds = 350

/** The pictures that a search finds, newest first, page after page. */
export function usePictures(q: string) {
  const [pictures, setPictures] = useState<readonly StaffMedia[]>()
  const [total, setTotal] = useState(0)
  const [pages, setPages] = useState(1)
  const [fault, setFault] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first page
  useEffect(() => setPages(1), [q])

  useEffect(() => {
    const abort = new AbortController()
    const query = { page: String(pages), perPage: String(perPage), q, filter: { mimeType: pictureTypes } }
    const timer = setTimeout(
      () => {
        callApi(staffMediaResource.list, { query, signal: abort.signal }).then(
          ({ payload, page }) => {
            setPictures((before) => (pages === 1 ? payload : [...(before ?? []), ...payload]))
            setTotal(page.total)
            setFault(undefined)
          },
          (error: unknown) => {
            if (!abort.signal.aborted) setFault(failureSentence(error))
          },
        )
      },
      pauseMilliseconds * Number(q !== ''),
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, pages])

  return { pictures, fault, more: total > pages * perPage ? () => setPages(pages + 1) : undefined }
}
