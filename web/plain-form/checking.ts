import type * as Check from './check.ts'
import { controlsOf, focusFirstWrong, showError } from './field-errors.ts'

/** Milliseconds for which a press on the button waits for the schema: the server checks the form all the same. */
const longestWait = 3000

type LoadCheck = () => Promise<Pick<typeof Check, 'errorsIn' | 'isCheckName'> | null>

/** Lost with the network, or gone with a new build: then the server alone checks. */
const loadCheck: LoadCheck = () => import('./check.ts').catch(() => null)

const none: ReadonlyMap<string, string> = new Map()

const within = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, longestWait, null))])

/**
 * Checks a field when she leaves it, and from then on as she corrects it.
 * @returns checks all: shows what is wrong, and leads to the first of it. True where nothing is
 */
export function checkFields(form: HTMLFormElement, load: LoadCheck = loadCheck): () => Promise<boolean> {
  // What the server refused was all looked at.
  const isRefused = form.querySelector('[aria-invalid=true], [role=alert]:not(:empty)') !== null
  const touched = new Set(isRefused ? controlsOf(form).map(({ name }) => name) : [])
  let loading: ReturnType<LoadCheck> | undefined
  const loaded = () => (loading ??= load())

  async function errors(): Promise<ReadonlyMap<string, string>> {
    const check = await loaded()
    const { plainForm } = form.dataset
    return check?.isCheckName(plainForm) ? check.errorsIn(plainForm, new FormData(form)) : none
  }
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    controlsOf(form).some((control) => control === target && control.name !== '')
  const review = async (name: string) => showError(form, name, (await errors()).get(name))

  form.addEventListener('focusin', () => void loaded(), { once: true })
  form.addEventListener('focusout', ({ target }) => {
    if (!isField(target) || touched.has(target.name)) return
    touched.add(target.name)
    void review(target.name)
  })
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && touched.has(target.name)) void review(target.name)
  })

  return async () => {
    const found = (await within(errors())) ?? none
    for (const { name } of controlsOf(form)) {
      touched.add(name)
      showError(form, name, found.get(name))
    }
    if (found.size === 0) return true
    focusFirstWrong(form)
    return false
  }
}
