// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { noChoices } from '../discretion/device-choices.ts'
import { leaveSite, lockBrowser } from '../discretion/leave-site.ts'
import { watchWayOut } from './way-out.ts'

vi.mock('../discretion/leave-site.ts', async (original) => ({
  ...(await original<typeof import('../discretion/leave-site.ts')>()),
  leaveSite: vi.fn(async () => {}),
  lockBrowser: vi.fn(() => new Promise(() => {})),
}))

function begin(facts: object): HTMLElement {
  document.body.innerHTML = '<div data-way-out><form class="way-out"><button type="submit">Sortir</button></form></div>'
  const place = document.querySelector('div') as HTMLElement
  place.dataset.wayOut = JSON.stringify(facts)
  watchWayOut(place)
  return place
}

beforeEach(() => void vi.clearAllMocks())

test('The button leaves the site according to the choices stored on the device', () => {
  const choices = { ...noChoices, clears: true }
  const form = begin({ choices, locks: false, path: '/account' }).querySelector('form')
  const sent = form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(sent, 'the script has done it').toBe(false)
  expect(leaveSite).toHaveBeenCalledWith(choices)
})

test('Choices changed by a form of the page apply at once', async () => {
  const place = begin({ choices: noChoices, locks: false, path: '/account/discretion' })
  const choices = { ...noChoices, clears: true }
  place.dataset.wayOut = JSON.stringify({ choices, locks: false, path: '/account/discretion' })
  await Promise.resolve()
  place.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(leaveSite).toHaveBeenLastCalledWith(choices)
})

test('An untouched page of a signed-in member is locked after the chosen time', async () => {
  vi.useFakeTimers()
  const choices = { ...noChoices, lockAfter: '1' as const }
  begin({ choices, locks: false, path: '/account' })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(lockBrowser).not.toHaveBeenCalled()
  begin({ choices, locks: true, path: '/account' })
  await vi.advanceTimersByTimeAsync(45_000)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(45_000)
  expect(lockBrowser).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(lockBrowser).toHaveBeenCalled()
  vi.useRealTimers()
})
