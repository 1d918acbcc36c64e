/**
 * A visitor's page holds the styles of its own markup alone, its classes with short names: code that adds markup loads a
 * whole stylesheet first, `short` for markup of another such page, `own` for what a script makes.
 */
export function wholeStylesheet(names: 'short' | 'own'): Promise<void> {
  const style = document.querySelector<HTMLElement>('style[data-whole]')
  const short = style?.dataset.whole
  const href = names === 'short' ? short : short?.replace('.short.', '.')
  if (!style || !href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // Without it the markup is still readable.
    link.onload = link.onerror = () => resolve()
    style.after(link)
  })
}
