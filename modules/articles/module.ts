import type { Module, PlatformJob } from '../../platform/index.ts'
import { ensurePages } from './ensure-pages.ts'
import { makeVariantsJob, removeFilesJob } from './jobs.ts'
import { publishDueArticlesSweep } from './publish-due-articles.ts'
import { routeContent } from './routes.ts'
import { serveMedia } from './serve-media.ts'

export const articlesModule: Module = {
  name: 'articles',
  async routes(app, platform, mount) {
    await ensurePages(platform, platform.db)
    routeContent(app, platform, mount)
  },
  pages(app, platform) {
    serveMedia(app, platform)
  },
  jobs: [makeVariantsJob as PlatformJob, removeFilesJob as PlatformJob],
  sweeps: [publishDueArticlesSweep],
}
