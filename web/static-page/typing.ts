import { MaskInput } from 'maska'
import { minPasswordBits, passwordBits } from '../../contracts/accounts/password-strength.ts'
import { messages } from '../../contracts/messages.ts'
import {
  cardCodeProblem,
  cardLimits,
  cardNumberProblem,
  stripSpaces,
} from '../../contracts/subscriptions/card-checks.ts'
import { t } from '../i18n/index.ts'
import { type CardBrand, maskInGroups } from '../payment/card/card-mask.ts'
import { formatExpiryOnInput } from '../payment/card/expiry.ts'
import { expiryProblem } from '../payment/card/expiry-problem.ts'
import { adviceOn, checkCommonPassword } from '../security/password-advice.ts'
import { countCharacters } from './characters-left.ts'
import { cloneTemplatePart } from './parts.ts'

/** Script loaded when a field first gets the focus: masks, the card's logo, advice on the password. */

const inputsOf = (form: HTMLFormElement, selector: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(selector),
]

/** @returns a function that changes the mask */
function maskInput(input: HTMLInputElement, mask: string): (mask: string) => void {
  let now = mask
  let masked = new MaskInput(input, { mask })
  return (next) => {
    if (next === now) return
    now = next
    masked.destroy()
    masked = new MaskInput(input, { mask: next })
  }
}

function emblemOf(brand: CardBrand | null): Element | null {
  const marks = cloneTemplatePart('card-brands')
  const own = marks.querySelector(`[data-brand="${brand?.type ?? ''}"]`)
  if (own || !brand) return own
  const other = marks.querySelector('[data-brand="other"]')
  other?.querySelector('span')?.replaceChildren(brand.name.slice(0, 5))
  return other
}

function showBrand(form: HTMLFormElement, brand: CardBrand | null): void {
  const emblem = emblemOf(brand)
  const shown = form.querySelector('[data-brand]')
  if (emblem) shown?.replaceWith(emblem)
  const name = brand ? t('account.payment.brand', { brand: brand.name }) : ''
  const place = form.querySelector('[data-brand-name]')
  if (place && place.textContent !== name) place.textContent = name
  const [hint] = inputsOf(form, '[name=code]')[0]?.getAttribute('aria-describedby')?.split(' ') ?? []
  const long = brand?.codeSize === cardLimits.codeMax
  const text = t(long ? 'account.payment.code_hint_4' : 'account.payment.code_hint')
  if (hint) document.getElementById(hint)?.replaceChildren(text)
}

/** Loads the table of card brands, which is larger than the form's script, at the first digit. */
function followNumber(form: HTMLFormElement, input: HTMLInputElement, mask: (mask: string) => void): void {
  const look = async () => {
    const number = input.value.replace(/\D/g, '')
    if (number === '') {
      showBrand(form, null)
      return mask(maskInGroups())
    }
    // Without the table the card has no logo; its number is still validated.
    const table = await import('../payment/card/card-brand.ts').catch(() => null)
    if (!table || number !== input.value.replace(/\D/g, '')) return
    showBrand(form, table.brandOf(number))
    mask(table.maskOf(number))
  }
  input.addEventListener('input', () => void look())
  if (input.value !== '') void look()
}

function showAdvice(meter: Element, password: string, common: boolean): void {
  const { step, colour, accepted, verdict, advice } = adviceOn(password, common)
  meter.querySelectorAll('[data-step]').forEach((one, at) => {
    one.className = `h-2 rounded-full ${at < step ? colour : 'bg-line'}`
  })
  const strong = meter.querySelector('strong')
  const text = meter.querySelector('strong + span')
  if (strong) {
    strong.className = `font-semibold ${accepted ? 'text-success' : 'text-error'}`
    strong.textContent = verdict
  }
  if (text) text.textContent = advice
}

function advise(field: HTMLElement): void {
  const input = field.querySelector('input')
  let meter: Element | null = null
  let stop: (() => void) | undefined
  const follow = () => {
    stop?.()
    const password = input?.value ?? ''
    if (password === '') {
      meter?.remove()
      meter = null
      return
    }
    meter ??= field.appendChild(cloneTemplatePart('password-meter', field).firstElementChild as Element)
    const place = meter
    showAdvice(place, password, false)
    stop = checkCommonPassword(password, (common) => showAdvice(place, password, common))
  }
  input?.addEventListener('input', follow)
  follow()
}

/** Schema checks that no HTML attribute can express, by the field's `autocomplete`. */
const checks: Readonly<Record<string, (value: string) => string | undefined>> = {
  'cc-number': (value) => cardNumberProblem(stripSpaces(value)),
  'cc-exp': (value) => expiryProblem(value),
  'cc-csc': cardCodeProblem,
  'new-password': (value) => (passwordBits(value) < minPasswordBits ? messages.passwordWeak : undefined),
}

function checkOwn(input: HTMLInputElement): void {
  const check = checks[input.autocomplete]
  if (!check) return
  const look = () => input.setCustomValidity(input.value === '' ? '' : (check(input.value) ?? ''))
  // Listens on the field itself, and so runs before the form's listener validates the field.
  input.addEventListener('input', look)
  look()
}

export function enhanceInputs(form: HTMLFormElement): void {
  countCharacters(form)
  for (const input of inputsOf(form, 'input[data-mask]')) {
    const mask = maskInput(input, input.dataset.mask ?? '')
    if (input.name === 'number') followNumber(form, input, mask)
  }
  for (const input of inputsOf(form, 'input[autocomplete=cc-exp]')) formatExpiryOnInput(input)
  for (const field of form.querySelectorAll<HTMLElement>('[data-new-password]')) advise(field)
  for (const input of inputsOf(form, 'input')) checkOwn(input)
}
