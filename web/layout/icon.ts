export const turns = [0, 45, 90, 135, 180, 225, 270, 315]
export const petal = 'M32 33C24.5 26 23.6 9 28.6 4.4q3.4-2.8 6.8 0C40.4 9 39.5 26 32 33Z'

const petals = turns.slice(1).map((turn) => `<use href='#p' transform='rotate(${turn} 32 32)'/>`)
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><g fill='#d97f95'><path id='p' d='${petal}'/>${petals.join('')}</g><circle cx='32' cy='32' r='7.4' fill='#17120f'/></svg>`

/** Escapes characters that an address must not contain: `<`, spaces, and `#`, which would begin its fragment. */
const dataAddress = (svg: string): string => `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`

/** The flower of favicon.svg in the page itself: browsers fetch an icon before the pictures. */
export const icon = dataAddress(drawing)

const sheet =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><path fill='#888' d='M14 6h26l10 10v42H14z'/><path stroke='#fff' stroke-width='3' d='M22 28h20M22 38h20M22 48h12'/></svg>"

/** A sheet of paper, for who wants no one to recognise the tab. */
export const neutralIcon = dataAddress(sheet)
