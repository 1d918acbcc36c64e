import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isOutdated } from './build-check.ts'
import { reloadOnce } from './reload.ts'

/** Checks for a newer build regularly; the next navigation then loads the whole page. */
export function useBuildCheck(buildId: string, everySeconds: number): void {
  const outdated = useRef(false)
  useEffect(() => {
    if (!everySeconds) return
    const timer = setInterval(async () => {
      outdated.current ||= await isOutdated(buildId)
    }, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [buildId, everySeconds])

  const { state, location, formMethod } = useNavigation()
  const leaving = state === 'loading' && !formMethod ? location : undefined
  useEffect(() => {
    if (leaving && outdated.current) reloadOnce(createPath(leaving))
  }, [leaving])
}
