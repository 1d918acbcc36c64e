import { useRef } from 'react'

type Act<Result> = () => Promise<Result>

/**
 * Runs a form's actions one after another, so that each sees the result of the one before. A second press of a button
 * joins the running action.
 * @returns `run(name, act, isDone)`; `isDone` tells whether the result of the running action is enough for the second press
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
