const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** Menus are `<details>`: a click elsewhere, a followed link or Escape closes them. */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      const inside = target instanceof Node && menu.contains(target)
      const followed = target instanceof Element && target.closest('a') !== null
      if (!inside || followed) menu.open = false
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}
