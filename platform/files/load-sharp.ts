/** With libvips 30 MB, loaded by the first picture that comes in. */
export const loadSharp = async () => (await import('sharp')).default
