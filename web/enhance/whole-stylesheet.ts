/** A visitor's page holds the styles of its own markup alone: code that adds other markup loads the whole stylesheet first. */
export function wholeStylesheet(): Promise<void> {
  const style = document.querySelector<HTMLElement>('style[data-whole]')
  const href = style?.dataset.whole
  if (!style || !href) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // Without it the markup is still readable.
    link.onload = link.onerror = () => resolve()
    style.after(link)
    delete style.dataset.whole
  })
}
