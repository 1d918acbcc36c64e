import script from '../../offline/service-worker.ts?worker&url'

/** The worker keeps to the policy of its own script: it loads the rest of itself, and fetches pages and files of this site. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** At the root, so that it may serve every page; the script itself has a name that changes with it. */
export function loader(): Response {
  return new Response(`importScripts(${JSON.stringify(script)})\n`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  })
}
