import { Specimens } from './specimen.tsx'

const colours = [
  'bg-paper',
  'bg-ink',
  'bg-rose-light',
  'bg-rose-mid',
  'bg-rose',
  'bg-blush',
  'bg-ruby',
  'bg-ruby-deep',
  'bg-sage-light',
  'bg-sage-deep',
  'bg-clay',
  'bg-sand',
]
const titles = ['text-title-xs', 'text-title-sm', 'text-title', 'text-title-lg', 'text-hero']
const texts = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-lead']

export function Basics() {
  return (
    <Specimens title="Couleurs et caractères">
      <ul className="mb-8 flex flex-wrap gap-4 text-xs">
        {colours.map((colour) => (
          <li key={colour}>
            <span aria-hidden className={`mb-1 block size-18 rounded-card border border-line ${colour}`} />
            {colour}
          </li>
        ))}
      </ul>
      {titles.map((size) => (
        <p key={size} className={`display wrap-anywhere ${size}`}>
          {size}
        </p>
      ))}
      <p className="italic-display text-title-sm">italic-display</p>
      {texts.map((size) => (
        <p key={size} className={size}>
          {size} : chaque phrase se lit d’une traite.
        </p>
      ))}
    </Specimens>
  )
}
