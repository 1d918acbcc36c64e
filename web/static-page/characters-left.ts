import { codePointLength } from '../../contracts/text/code-points.ts'
import { charactersLeft } from '../ui/fields/characters-left.ts'

/** Enhances text-area.tsx: counts the characters left. */
export function countCharacters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-limit]')) {
    const place = area.parentElement?.querySelector('[data-characters-left]')
    const count = () => {
      const said = charactersLeft(codePointLength(area.value), Number(area.dataset.limit)) ?? ''
      if (place && place.textContent !== said) place.textContent = said
    }
    area.addEventListener('input', count)
    count()
  }
}
