import script from '../../offline/service-worker.ts?worker&url'

/** At the root, so that it may serve every page; the script itself has a name that changes with it. */
export function loader(): Response {
  return new Response(`importScripts(${JSON.stringify(script)})\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
