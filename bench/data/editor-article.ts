import { benchPassword } from '../tools/sign-in.ts'

async function call(url: string, method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { payload } = (await response.json()) as { payload: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return payload
}

/** Creates a draft as the editor of the demo. @returns its uid */
export async function createDraft(url: string, title: string, content = ''): Promise<string> {
  const credentials = { identifier: 'editor@exemple.fr', password: benchPassword }
  const { token } = (await call(url, 'POST', '/auth_check', credentials)) as { token: string }
  const first = async (path: string) => ((await call(url, 'GET', `/content/${path}`)) as { uid: string }[])[0]?.uid
  const body = { title, content, author: await first('authors'), category: await first('categories') }
  const { uid } = (await call(url, 'POST', '/staff/articles', body, token)) as { uid: string }
  return uid
}
