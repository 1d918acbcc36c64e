interface ThemeDotProps {
  colour: string | null
  large?: boolean
}

/** The dot beside a theme's name. A picture, since pages have no inline styles. */
export const ThemeDot = ({ colour, large = false }: ThemeDotProps) => (
  <svg aria-hidden="true" viewBox="0 0 2 2" className={large ? 'size-4 shrink-0' : 'size-2 shrink-0'}>
    <circle cx="1" cy="1" r="1" {...(colour === null ? { className: 'fill-line-strong' } : { fill: colour })} />
  </svg>
)
