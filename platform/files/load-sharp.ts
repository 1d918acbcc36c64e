/** Loads sharp only when the first picture arrives: it takes 30 MB with libvips. */
export const loadSharp = async () => (await import('sharp')).default
