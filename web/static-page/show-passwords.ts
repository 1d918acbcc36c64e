import { t } from '../i18n/index.ts'

/** Enhances password-field.tsx: its button shows the password. */
export function showPasswords(form: HTMLFormElement): void {
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-show-password]') : null
    const input = button && document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!(input instanceof HTMLInputElement)) return
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button?.setAttribute('aria-label', t(shown ? 'common.hide_password' : 'common.show_password'))
    button?.querySelectorAll('span').forEach((icon, at) => {
      icon.hidden = (at === 0) === shown
    })
  })
}
