import type { Site } from '../../context.ts'

/** Whether cookies are sent over https alone. */
export const isSecure = ({ settings }: Pick<Site, 'settings'>): boolean => settings.publicUrl.startsWith('https:')
