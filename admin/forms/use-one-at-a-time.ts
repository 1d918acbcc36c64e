import { useRef } from 'react'

type Act<Result> = () => Promise<Result>

/**
 * Runs acts of a form one after the other, each on what the one before has left. A second press of a button joins the first.
 * @returns `run(name, act, isDone)`; `isDone` says whether the running act of the same name was enough
 */
export function useOneAtATime<Result>() {
  const running = useRef<{ name: string; ended: Promise<Result> }>(undefined)
  return async (name: string, act: Act<Result>, isDone: (result: Result) => boolean): Promise<Result> => {
    while (running.current) {
      const { name: before, ended } = running.current
      const result = await ended
      if (before === name && isDone(result)) return result
    }
    const ended = act().finally(() => {
      running.current = undefined
    })
    running.current = { name, ended }
    return ended
  }
}
