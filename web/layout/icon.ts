import { initialOf } from '../../contracts/administration/identity-files.ts'
import type { Colours } from './colours.ts'

/** Escapes characters that an address must not contain: `<`, spaces, and `#`, which would begin its fragment. */
const dataAddress = (svg: string): string => `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`

const initial = (letter: string, { accent, ink }: Pick<Colours, 'accent' | 'ink'>) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><rect width='64' height='64' rx='14' fill='${accent}'/><text x='32' y='46' text-anchor='middle' font-family='Georgia,serif' font-size='42' fill='${ink}'>${letter}</text></svg>`

/** Icon with the site's initial, inline in the page: browsers would fetch an icon file before the pictures. */
export const initialIcon = (name: string, colours: Pick<Colours, 'accent' | 'ink'>): string =>
  dataAddress(initial(initialOf(name), colours))

const sheet =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><path fill='#888' d='M14 6h26l10 10v42H14z'/><path stroke='#fff' stroke-width='3' d='M22 28h20M22 38h20M22 48h12'/></svg>"

/** A sheet of paper, for users whose tab must not be recognised. */
export const neutralIcon = dataAddress(sheet)
