import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api/index.ts'
import { siteContext } from './context.ts'
import handleRequest, { createSiteHandler, handleDataRequest, handleError } from './entry.server.tsx'

/** The site with one route, a file whose loader throws. */
const buildOf = (thrown: Error) =>
  ({
    entry: { module: { default: handleRequest, handleError, handleDataRequest } },
    routes: {
      file: {
        id: 'file',
        path: 'file',
        module: {
          loader() {
            throw thrown
          },
        },
      },
    },
    assets: { routes: {}, entry: {}, url: '', version: '' },
    future: {},
    prerender: [],
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    publicPath: '/',
    assetsBuildDirectory: '',
  }) as unknown as ServerBuild

async function answerTo(thrown: Error) {
  const context = new RouterContextProvider()
  const reportError = vi.fn()
  context.set(siteContext, { reportError } as never)
  const answer = await createSiteHandler(buildOf(thrown))(new Request('http://localhost/file'), context)
  return { answer, reportError }
}

test('A file that the API refuses has the status of the refusal and no content', async () => {
  for (const status of [401, 403, 404, 429]) {
    const { answer } = await answerTo(new ApiError('refused', { status }))
    expect([answer.status, await answer.text()]).toEqual([status, ''])
    expect(answer.headers.get('cache-control')).toContain('private')
  }
})

test('A file that fails for another reason gets a 500 and is reported', async () => {
  const failure = new Error('broken')
  const { answer, reportError } = await answerTo(failure)
  expect(answer.status).toBe(500)
  expect(reportError).toHaveBeenCalledWith(failure)
})
