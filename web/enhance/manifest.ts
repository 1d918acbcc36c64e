/** How to install the site: asked for once the page is there, so that nothing of the page waits for it. */
export function nameManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
