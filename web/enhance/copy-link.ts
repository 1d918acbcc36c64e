const confirmedMilliseconds = 3000

/** @returns false if the browser refuses the clipboard: the address is then shown in a field to be copied by hand */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** `<button data-copy-link="https://…"><span data-idle>…</span><span data-done hidden>…</span></button>` */
async function onCopy(button: HTMLElement): Promise<void> {
  const done = await copy(button.dataset.copyLink ?? location.href)
  button.dataset.state = done ? 'done' : 'failed'
  const region = button.parentElement?.querySelector<HTMLElement>('[data-copy-status]')
  if (region) region.textContent = (done ? button.dataset.doneText : button.dataset.failedText) ?? ''
  setTimeout(() => {
    delete button.dataset.state
    if (region) region.textContent = ''
  }, confirmedMilliseconds)
}

export function copyLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-link]') : null
    if (button) void onCopy(button)
  })
}
