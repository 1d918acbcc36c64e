// No zod here: every page loads this file.

/**
 * `plain` may be transparent; `filled` has the accent colour as its background.
 * `maskable` has a margin that systems may crop; `badge` is the shape alone.
 */
export type IconShape = 'plain' | 'filled' | 'maskable' | 'badge'

export const icons = {
  tab: { file: 'icon-32.png', size: 32, shape: 'plain' },
  apple: { file: 'apple-touch-icon.png', size: 180, shape: 'filled' },
  small: { file: 'icon-192.png', size: 192, shape: 'plain' },
  large: { file: 'icon-512.png', size: 512, shape: 'plain' },
  maskable: { file: 'icon-maskable-512.png', size: 512, shape: 'maskable' },
  badge: { file: 'badge-96.png', size: 96, shape: 'badge' },
} as const satisfies Record<string, { file: string; size: number; shape: IconShape }>

export type IconName = keyof typeof icons

export const shareImageFile = 'share.jpg'
export const mailLogoFile = 'logo.png'

/** The address of a file drawn from the identity. It changes with the identity, so browsers may cache the file for ever. */
export const versionedPath = (file: string, version: string): string => `/${file}?v=${version}`

export const iconAddress = (name: IconName, version: string): string => versionedPath(icons[name].file, version)

/** Characters that the typeface of drawn pictures has. */
const drawable = /[0-9A-Za-zÀ-ÖØ-öø-þŒœ]/

/** The letter of icons without a picture. */
export const initialOf = (name: string): string => (drawable.exec(name)?.[0] ?? '·').toLocaleUpperCase('fr')
