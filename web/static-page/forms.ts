/** Forms that this script sends. Favourites have a script of their own, loaded by every page. */
export const formsIn = (page: ParentNode): HTMLFormElement[] => [
  ...page.querySelectorAll<HTMLFormElement>('main form[method=post]:not([data-favorite], .way-out)'),
]

/** Tells whether the server rendered errors in the form. */
export const isRefused = (form: HTMLFormElement): boolean =>
  form.querySelector('[aria-invalid=true], [role=alert]:not(:empty)') !== null
