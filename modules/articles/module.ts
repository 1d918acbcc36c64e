import { requireRole } from '../../platform/http/index.ts'
import type { Module, PlatformJob } from '../../platform/index.ts'
import { ensurePages } from './ensure-pages.ts'
import { makeVariantsJob, removeFilesJob } from './jobs.ts'
import { editorRoles } from './policy.ts'
import { publishDueArticlesSweep } from './publish-due-articles.ts'
import { routeContent } from './routes.ts'
import { routeStaffArticles } from './routes-staff-articles.ts'
import { routeStaffEntries } from './routes-staff-entries.ts'
import { routeStaffMedia } from './routes-staff-media.ts'
import { serveMedia } from './serve-media.ts'
import { serveSharePictures } from './share/pages-share.ts'

export const articlesModule: Module = {
  name: 'articles',
  async routes(app, platform, mount) {
    await ensurePages(platform, platform.db)
    routeContent(app, platform, mount)
    await app.register(async (scope) => {
      // Before the body is read: who may not write learns nothing of what it should hold.
      scope.addHook('onRequest', async (request) => void requireRole(request, ...editorRoles))
      routeStaffArticles(scope, platform, mount)
      routeStaffEntries(scope, platform, mount)
      await routeStaffMedia(scope, platform, mount)
    })
  },
  pages(app, platform) {
    serveMedia(app, platform)
    serveSharePictures(app, platform)
  },
  jobs: [makeVariantsJob as PlatformJob, removeFilesJob as PlatformJob],
  sweeps: [publishDueArticlesSweep],
}
