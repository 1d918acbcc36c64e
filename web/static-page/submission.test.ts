// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTimeoutMilliseconds } from '../hydrated/waits.ts'
import { formPage, showPage } from './fixtures/form-page.ts'
import { interceptSubmit } from './submission.ts'

const fetching = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

function begin({ order = false, right = true } = {}) {
  const form = showPage(formPage({ order }))
  const received = vi.fn()
  interceptSubmit(form, { isRight: () => right, sending: () => {}, received })
  const press = async () => {
    form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
    await vi.advanceTimersByTimeAsync(0)
  }
  const button = form.querySelector('button') as HTMLButtonElement
  return { form, received, press, button }
}

const notice = () => document.querySelector('[data-failure]')
const answers = (status: number, headers = {}) => new Response(status === 204 ? null : '<p>', { status, headers })

test('An invalid form is not sent', async () => {
  const { press } = begin({ right: false })
  await press()
  expect(fetching).not.toHaveBeenCalled()
})

test('A form is sent once while its button is busy', async () => {
  fetching.mockReturnValue(new Promise(() => {}))
  const { form, press, button } = begin()
  await press()
  await press()
  expect(fetching).toHaveBeenCalledOnce()
  const [address, { method, body, headers }] = fetching.mock.calls[0] ?? ['', {}]
  expect([address, method, `${body}`]).toEqual([form.action, 'POST', 'idempotencyKey=one&identifier=&number='])
  expect(headers).toMatchObject({ prefer: 'return=minimal' })
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Envoi en cours…', 'true'])
})

test('The button stays busy until a redirect leaves the page', async () => {
  fetching.mockResolvedValue(answers(204, { location: '/registration/payment' }))
  const { press, received, button } = begin()
  await press()
  expect(received).toHaveBeenCalledExactlyOnceWith({ kind: 'done', target: '/registration/payment' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('A page of the site is passed on, even if it is a refusal', async () => {
  fetching.mockResolvedValue(new Response(formPage(), { status: 403 }))
  const { press, received } = begin()
  await press()
  expect(received.mock.calls[0]?.[0]).toMatchObject({ kind: 'page' })
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Le réseau n’a pas répondu'],
  ['a proxy’s 502', async () => answers(502), 'Le site n’a pas pu répondre'],
  ['another network’s page', async () => answers(200), 'Le site n’a pas pu répondre'],
  ['too many', async () => answers(429), 'L’envoi n’est pas passé'],
])('%s: typed text stays, and the form can be sent again', async (_, answer, title) => {
  fetching.mockImplementationOnce(answer)
  const { form, press, received, button } = begin()
  const number = form.elements.namedItem('number') as HTMLInputElement
  number.value = '4242'
  await press()
  expect(notice()?.textContent).toContain(title)
  expect([number.value, button.textContent, button.getAttribute('aria-disabled')]).toEqual(['4242', 'Envoyer', null])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetching).toHaveBeenCalledOnce()
  fetching.mockResolvedValueOnce(answers(204, { location: '/articles' }))
  notice()?.querySelectorAll('button')[1]?.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(received).toHaveBeenCalledOnce()
  expect(notice()).toBeNull()
})

test('A pressed link or button leaves the focus in the field', () => {
  const { form } = begin()
  form.insertAdjacentHTML(
    'beforeend',
    '<a href="/account">Annuler</a><button type="button"><span>Garder</span></button>',
  )
  const isPrevented = (selector: string) =>
    !form.querySelector(selector)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  expect(['a', '[type=button] span', '[type=submit]', 'input'].map(isPrevented)).toEqual([true, true, true, false])
})

test('A late answer that was announced after 20 s is still used', async () => {
  let answer = (_: Response) => {}
  fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { press, received, button } = begin()
  await press()
  await vi.advanceTimersByTimeAsync(answerTimeoutMilliseconds)
  expect(notice()?.textContent).toContain('La réponse se fait attendre')
  expect(button.getAttribute('aria-disabled')).toBeNull()
  answer(answers(204, { location: '/articles' }))
  await vi.advanceTimersByTimeAsync(0)
  expect([received.mock.calls.length, notice()]).toEqual([1, null])
})

test('An order is retried with its key until the server answers', async () => {
  fetching.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError())
  const { press, received } = begin({ order: true })
  await press()
  expect(notice()?.textContent).toContain('Rien ne sera prélevé deux fois')
  await vi.advanceTimersByTimeAsync(3000)
  fetching.mockResolvedValueOnce(answers(204, { location: '/registration/success' }))
  await vi.advanceTimersByTimeAsync(6000)
  expect(received).toHaveBeenCalledOnce()
  const bodies = fetching.mock.calls.map(([, { body }]) => `${body}`)
  expect([bodies.length, new Set(bodies).size]).toEqual([3, 1])
})

test('An order changed meanwhile is not retried', async () => {
  fetching.mockRejectedValue(new TypeError())
  const { form, press } = begin({ order: true })
  await press()
  form.querySelector('[name=number]')?.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetching).toHaveBeenCalledOnce()
  expect(notice()?.textContent).toContain('Vous pouvez l’envoyer de nouveau')
})
