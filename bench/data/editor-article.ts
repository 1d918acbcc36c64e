import { fetchPayload } from '../../tests/fixtures/call-api.ts'
import { firstUid, signIn } from '../tools/sign-in.ts'

/** Creates a draft as the editor of the demo. @returns its uid */
export async function createDraft(url: string, title: string, content = ''): Promise<string> {
  const token = await signIn(url, 'editor@exemple.fr')
  const first = (path: string) => firstUid(url, `/content/${path}`, token)
  const body = { title, content, author: await first('authors'), category: await first('categories') }
  return (await fetchPayload(url, 'POST', '/staff/articles', { token, body })).uid
}
