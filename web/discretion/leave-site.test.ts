import { afterEach, expect, test, vi } from 'vitest'
import { noChoices } from './device-choices.ts'
import { leaveSite, onThirdEscape } from './leave-site.ts'

afterEach(() => vi.unstubAllGlobals())

function keyboard() {
  const target = new EventTarget()
  let left = 0
  const stop = onThirdEscape(() => {
    left += 1
  }, target as never)
  const press = (key: string, timeStamp: number, repeat = false) =>
    target.dispatchEvent(
      Object.defineProperties(new Event('keydown'), {
        key: { value: key },
        timeStamp: { value: timeStamp },
        repeat: { value: repeat },
      }),
    )
  return { press, stop, left: () => left }
}

test('pressing Escape three times in a row leaves the site', () => {
  const { press, left } = keyboard()
  for (const time of [0, 300]) press('Escape', time)
  expect(left()).toBe(0)
  press('Escape', 600)
  expect(left()).toBe(1)
})

test('slow, held or interrupted presses of Escape do not leave the site', () => {
  const { press, left, stop } = keyboard()
  for (const time of [0, 1000, 2000]) press('Escape', time)
  for (const time of [10_000, 10_100, 10_200]) press('Escape', time, true)
  press('Escape', 20_000)
  press('a', 20_100)
  for (const time of [20_200, 20_300]) press('Escape', time)
  expect(left()).toBe(0)
  stop()
  press('Escape', 20_400)
  expect(left()).toBe(0)
})

test('leaving skips the cross-fade, which the neutral page refuses', async () => {
  const page = new EventTarget()
  const replace = vi.fn()
  vi.stubGlobal('document', { documentElement: { style: {} } })
  vi.stubGlobal('history', { replaceState: vi.fn() })
  vi.stubGlobal('location', { replace })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async () => new Response())
  await leaveSite(noChoices)
  expect(replace).toHaveBeenCalledOnce()
  const skipTransition = vi.fn()
  page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: { skipTransition } }))
  expect(skipTransition).toHaveBeenCalledOnce()
})
