import type { IncomingMessage, ServerResponse } from 'node:http'

/** Files that every page of the site needs. */
export interface FirstFiles {
  stylesheets: readonly string[]
  fonts: readonly string[]
  modules: readonly string[]
}

const linksTo = ({ stylesheets, fonts, modules }: FirstFiles): string[] => [
  ...stylesheets.map((href) => `<${href}>; rel="preload"; as="style"`),
  ...fonts.map((href) => `<${href}>; rel="preload"; as="font"; type="font/woff2"; crossorigin="anonymous"`),
  ...modules.map((href) => `<${href}>; rel="modulepreload"`),
]

/**
 * Sends 103 while a reader's page waits for its data: the browser meanwhile fetches the files that it will need.
 * Only navigations get it; programs and older proxies mistake a 103 for the answer.
 * @param hasSession checks the Cookie header: a visitor's page comes from memory, before a hint could help
 */
export function createEarlyHints(
  files: FirstFiles,
  hasSession: (cookies: string | undefined) => boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const link = linksTo(files)
  return (request, response) => {
    const navigates = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
    if (navigates && request.httpVersion !== '1.0' && hasSession(request.headers.cookie))
      response.writeEarlyHints({ link })
  }
}
