// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { formPage, showPage } from './fixtures/form-page.ts'
import { interceptInPlaceLinks } from './follow-page.ts'
import { formsIn } from './forms.ts'

const shown = vi.fn()
const fetching = vi.fn()
const choice = (months: number, current: number): string =>
  `<a href="/gift?months=${months}" data-in-place${months === current ? ' aria-current="true"' : ''}>${months}</a>`
const page = (current: number): string => formPage({ above: choice(1, current) + choice(3, current) })

vi.stubGlobal('fetch', fetching)
interceptInPlaceLinks(shown)

beforeEach(() => {
  vi.clearAllMocks()
  showPage(page(1))
  const input = formsIn(document)[0]?.elements.namedItem('identifier') as HTMLInputElement
  input.value = 'zoe@exemple.fr'
})

const press = (): boolean =>
  document.querySelectorAll('a')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? true

test('A link’s page replaces this one, keeps typed text and focuses the link', async () => {
  const answer = new Response(page(3), { headers: { 'content-type': 'text/html' } })
  fetching.mockResolvedValue(Object.defineProperty(answer, 'url', { value: `${location.origin}/gift?months=3` }))
  expect(press(), 'the browser does not follow it').toBe(false)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect((formsIn(document)[0]?.elements.namedItem('identifier') as HTMLInputElement | null)?.value).toBe(
    'zoe@exemple.fr',
  )
  expect(location.search).toBe('?months=3')
  expect(document.activeElement?.textContent).toBe('3')
})

test('The page of the last followed link is shown', async () => {
  const answers: ((answer: Response) => void)[] = []
  fetching.mockImplementation(() => new Promise<Response>((resolve) => answers.push(resolve)))
  const follow = (place: number) => document.querySelectorAll('a')[place]?.click()
  const answerTo = (months: number): Response =>
    Object.defineProperty(new Response(page(months)), 'url', { value: `${location.origin}/gift?months=${months}` })
  follow(0)
  follow(1)
  answers[1]?.(answerTo(3))
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  answers[0]?.(answerTo(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(location.search).toBe('?months=3')
  expect(shown).toHaveBeenCalledOnce()
})

test('The browser itself follows a link without data-in-place', () => {
  document.querySelectorAll('a')[1]?.removeAttribute('data-in-place')
  document.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true })
  press()
  expect(fetching).not.toHaveBeenCalled()
})
