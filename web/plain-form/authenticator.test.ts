// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { offerAuthenticator } from './authenticator.ts'

const page = `<form>
  <input name="otp">
  <div hidden data-authenticator='{"challenge":"abc"}'>
    <input type="hidden" name="passkey"><button type="button">Avec une clé d’accès</button>
    <p role="status" data-failure="Pas de réponse."></p>
  </div>
</form>`

let form: HTMLFormElement
const sent: string[] = []
const answer = () => form.querySelector<HTMLInputElement>('[name=passkey]')?.value
const press = () => form.querySelector('button')?.click()

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  document.body.innerHTML = page
  form = document.querySelector('form') as HTMLFormElement
  sent.length = 0
  form.requestSubmit = () => void sent.push(answer() ?? '')
})

test('a browser without an authenticator is not offered one', () => {
  vi.unstubAllGlobals()
  offerAuthenticator(form)
  expect(form.querySelector<HTMLElement>('[data-authenticator]')?.hidden).toBe(true)
})

test('the form is sent with the answer to what the page asks, which counts once', async () => {
  const ask = vi.fn(async () => ({ id: 'clé' }))
  offerAuthenticator(form, ask)
  expect(form.querySelector<HTMLElement>('[data-authenticator]')?.hidden).toBe(false)
  press()
  await vi.waitFor(() => expect(sent).toEqual(['{"id":"clé"}']))
  expect(ask).toHaveBeenCalledWith('{"challenge":"abc"}')
  form.querySelector('[name=otp]')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(answer()).toBe('')
})

test('a dialog that she closes is told of, and the form stays', async () => {
  offerAuthenticator(form, () => Promise.reject(new Error('NotAllowedError')))
  press()
  await vi.waitFor(() => expect(form.querySelector('[role=status]')?.textContent).toBe('Pas de réponse.'))
  expect(sent).toEqual([])
})
