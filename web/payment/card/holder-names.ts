/** « Mme Zoé D’Été » is Zoé, D’Été: the first word is the first name. */
export function splitHolderName(holder: string): { first: string; last: string } {
  const [first = '', ...rest] = holder
    .trim()
    .replace(/^(?:m\.?|mme|mlle|mr)\s+/iu, '')
    .split(/\s+/u)
  return { first, last: rest.join(' ') }
}

/** Fills an input that the buyer may just be entering: their first focus or press selects the text, so that typing replaces it. */
function fill(input: HTMLInputElement, text: string): void {
  input.value = text
  const select = () => input.value === text && input.select()
  // Browsers place the caret after the focus event of a press, but before its click event.
  for (const type of ['focus', 'click']) input.addEventListener(type, select, { once: true })
}

/** The name on the card fills in the two names that are still empty; the buyer can correct them. */
export function fillNamesFromHolder(form: HTMLFormElement): void {
  const input = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const [holder, firstname, lastname] = [input('holder'), input('firstname'), input('lastname')]
  if (!holder || !firstname || !lastname) return
  holder.addEventListener('change', () => {
    const { first, last } = splitHolderName(holder.value)
    if (last === '' || firstname.value !== '' || lastname.value !== '') return
    fill(firstname, first)
    fill(lastname, last)
  })
}
