import { useCallback, useEffect, useState } from 'react'
import {
  getImport,
  type ImportFormat,
  type ListedImport,
  listImports,
  type StaffImport,
  startImport,
} from '../../contracts/articles/staff-exchange.ts'
import { callApi } from '../../relay/call.ts'
import { uploadFile } from '../../relay/upload.ts'
import { failureSentence } from '../api/failure-sentence.ts'

const pollMilliseconds = 1000

const isOver = ({ state }: StaffImport): boolean => state === 'done' || state === 'failed'

export interface ImportToSend {
  file: File
  format: ImportFormat
  dryRun: boolean
  /** origin of the pictures; empty: only pictures in the archive */
  pictures: string
}

/** The report of one import, refetched until the import is over. */
function useReport(uid: string | undefined) {
  const [report, setReport] = useState<StaffImport>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    setReport(undefined)
    setFault(undefined)
    if (uid === undefined) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async (): Promise<void> => {
      try {
        const { payload } = await callApi(getImport, { params: { uid }, signal: controller.signal })
        if (controller.signal.aborted) return
        setReport(payload)
        if (!isOver(payload)) timer = setTimeout(() => void read(), pollMilliseconds)
      } catch (error) {
        if (!controller.signal.aborted) setFault(failureSentence(error))
      }
    }
    void read()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [uid])
  return { report, fault }
}

export function useImports() {
  const [latest, setLatest] = useState<readonly ListedImport[]>()
  const [shown, show] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const { report, fault: reportFault } = useReport(shown)
  const over = report && isOver(report)

  const load = useCallback(async () => {
    try {
      setLatest((await callApi(listImports)).payload.imports)
    } catch (error) {
      setFault(failureSentence(error))
    }
  }, [])
  // Reload the list when the displayed import is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `over` is why, not what
  useEffect(() => void load(), [load, over])

  async function send({ file, format, dryRun, pictures }: ImportToSend): Promise<boolean> {
    setFault(undefined)
    setPercent(0)
    try {
      const { payload } = await uploadFile(startImport, {
        params: {},
        file,
        fields: { format, dryRun: String(dryRun), ...(pictures ? { pictures } : {}) },
        idempotencyKey: crypto.randomUUID(),
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: new AbortController().signal,
      })
      show(payload.uid)
      return true
    } catch (error) {
      setFault(failureSentence(error))
      return false
    } finally {
      setPercent(undefined)
    }
  }

  return { latest, shown, show, report, percent, fault: fault ?? reportFault, send }
}
