import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { runImport } from './fixtures/exchange-app.ts'
import { ghostPosts, type WxrPost, wxrPosts } from './fixtures/small-files.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  token = await createUserToken(app, 'editor')
})
afterAll(() => app.close())

const stateOf = async (uid: string): Promise<string> =>
  (await app.call('GET', `/staff/articles/${uid}`, { token })).body.payload.state

/** Imports the file. @returns the state of each post, and the report's lines about access */
async function statesOf(file: string, format: string, uids: readonly string[]) {
  const report = await runImport(app, token, file, { format })
  const states: string[] = []
  for (const uid of uids) states.push(await stateOf(uid))
  const lines: { what: string; why: string }[] = report.skipped
  return { states, reported: lines.filter(({ why }) => why.startsWith('Lecture réservée')).map(({ what }) => what) }
}

describe('texts with restricted access on their former site', () => {
  test('Ghost posts for members, paying members or tiers become drafts', async () => {
    const file = ghostPosts('acces', [
      { visibility: 'public' },
      { visibility: 'members' },
      { visibility: 'paid' },
      { visibility: 'tiers' },
      { visibility: 'status:-free' },
      { status: 'sent' },
      {
        html: '<!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" --><p>x</p><!--kg-gated-block:end-->',
      },
    ])
    const { states, reported } = await statesOf(
      file,
      'ghost',
      [0, 1, 2, 3, 4, 5, 6].map((n) => `acces-${n}`),
    )
    expect(states).toEqual(['published', 'draft', 'draft', 'draft', 'draft', 'draft', 'draft'])
    expect(reported).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Article «\u00a0Article ${n}\u00a0»`))
  })

  test('email-only Ghost posts and posts of private sites become drafts', async () => {
    const mailed = ghostPosts('courrier', [{}], { posts_meta: [{ post_id: '1', email_only: 1 }] })
    expect((await statesOf(mailed, 'ghost', ['courrier-0'])).states).toEqual(['draft'])
    const settings = [
      { key: 'db_hash', value: 'prive' },
      { key: 'is_private', value: 'true' },
    ]
    expect((await statesOf(ghostPosts('prive', [{}], { settings }), 'ghost', ['prive-0'])).states).toEqual(['draft'])
  })

  const restricted: WxrPost[] = [
    { name: 'mot-de-passe', password: 'enter' },
    { name: 'prive-wp', status: 'private' },
    { name: 'members-role', meta: { _members_access_role: 'subscriber' } },
    { name: 'rcp', meta: { rcp_subscription_level: 'any-paid' } },
    { name: 'wp-members', meta: { _wpmem_block: '1' } },
    { name: 'lettre', meta: { _jetpack_newsletter_access: 'paid_subscribers' } },
    { name: 'ultimate', meta: { um_content_restriction: 'a:1:{s:26:"_um_custom_access_settings";b:1;}' } },
    { name: 'code-court', content: 'Avant. [restrict]Pour les membres.[/restrict]' },
    { name: 's2', content: '[s2If current_user_can(access_s2member_level1)]x[/s2If]' },
    { name: 'bloc', content: '<!-- wp:jetpack/premium-content --><p>x</p><!-- /wp:jetpack/premium-content -->' },
  ]
  const free: WxrPost[] = [
    { name: 'libre' },
    { name: 'libre-ultimate', meta: { um_content_restriction: 'a:1:{s:26:"_um_custom_access_settings";s:1:"0";}' } },
    { name: 'libre-lettre', meta: { _jetpack_newsletter_access: 'everybody' } },
    { name: 'libre-membres', meta: { _wc_memberships_force_public: 'yes', _wpmem_block: '0' } },
  ]

  test('WordPress posts that are private, for members or with a password become drafts', async () => {
    const posts = [...restricted, ...free]
    const { states, reported } = await statesOf(
      wxrPosts('acces.example', posts),
      'wxr',
      posts.map(({ name }) => name),
    )
    expect(states).toEqual([...restricted.map(() => 'draft'), ...free.map(() => 'published')])
    expect(reported).toEqual(restricted.map(({ name }) => `Article «\u00a0${name}\u00a0»`))
  })

  test('a membership rule that names no article turns all articles into drafts', async () => {
    const posts = [{ name: 'sous-regle' }, { name: 'regle', type: 'memberpressrule' }]
    expect((await statesOf(wxrPosts('regles.example', posts), 'wxr', ['sous-regle'])).states).toEqual(['draft'])
  })

  test('a restricted page is not imported', async () => {
    const file = wxrPosts('page.example', [{ name: 'page-cachee', type: 'page', password: 'x' }])
    const report = await runImport(app, token, file, { format: 'wxr' })
    expect([report.created, report.skipped.map(({ why }: { why: string }) => why)]).toEqual([
      0,
      [
        'Lecture réservée sur le site d’origine (mot de passe)\u00a0: repris comme brouillon.',
        'Seules les pages publiées sont reprises.',
      ],
    ])
  })
})
