import type { Site } from '../../context.ts'

/** Tells whether cookies are sent over https only. */
export const isSecure = ({ settings }: Pick<Site, 'settings'>): boolean => settings.publicUrl.startsWith('https:')
