import script from '../../offline/service-worker.ts?worker&url'

/** The policy of this script applies to the worker: it imports its other script, and fetches pages and files of this site. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Worker script at the root, so that it may serve every page; the imported script has a hashed name. */
export function loader(): Response {
  return new Response(`importScripts(${JSON.stringify(script)})\n`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  })
}
