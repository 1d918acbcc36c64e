// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { formPage, showPage } from './fixtures/form-page.ts'
import { interceptInPlace } from './follow-page.ts'
import { formsIn } from './forms.ts'

const shown = vi.fn()
const fetching = vi.fn()
const choice = (months: number, current: number): string =>
  `<a href="/gift?months=${months}" data-in-place="chosen"${months === current ? ' id="chosen" aria-current="true"' : ''}>${months}</a>`
const page = (current: number): string => formPage({ above: choice(1, current) + choice(3, current) })

vi.stubGlobal('fetch', fetching)
interceptInPlace(shown)

beforeEach(() => {
  vi.clearAllMocks()
  showPage(page(1))
  const input = formsIn(document)[0]?.elements.namedItem('identifier') as HTMLInputElement
  input.value = 'zoe@exemple.fr'
})

const typed = () => (formsIn(document)[0]?.elements.namedItem('identifier') as HTMLInputElement | null)?.value
const press = (): boolean =>
  document.querySelectorAll('a')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? true

test('A link’s page replaces this one, keeps typed text and focuses the link', async () => {
  const answer = new Response(page(3), { headers: { 'content-type': 'text/html' } })
  fetching.mockResolvedValue(Object.defineProperty(answer, 'url', { value: `${location.origin}/gift?months=3` }))
  expect(press(), 'the browser does not follow it').toBe(false)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(typed()).toBe('zoe@exemple.fr')
  expect(location.search).toBe('?months=3')
  expect(document.activeElement?.textContent).toBe('3')
})

test('A form’s page keeps typed text, of which the address holds none', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form method="get" action="/pay" data-in-place="result"><input name="code" value="RENTREE50"></form>',
  )
  fetching.mockImplementation(async (address: string) =>
    Object.defineProperty(new Response(formPage({ above: '<p id="result" tabindex="-1">Appliqué</p>' })), 'url', {
      value: address,
    }),
  )
  const form = document.querySelector<HTMLFormElement>('form[method=get]')
  const submitted = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  expect(form?.dispatchEvent(submitted), 'the browser does not send it').toBe(false)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(location.pathname + location.search).toBe('/pay?code=RENTREE50')
  expect(typed()).toBe('zoe@exemple.fr')
  expect(document.activeElement?.id).toBe('result')
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
