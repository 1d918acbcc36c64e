import type { FastifyInstance } from 'fastify'
import { requireViewer } from '../../platform/http/index.ts'
import { type Act, authorise } from './policy.ts'

/** Whoever may not act is told so before her body is looked at; the use cases ask again, for whoever else calls them. */
export async function routesFor(
  app: FastifyInstance,
  act: Act,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => authorise(requireViewer(request), act))
    register(scope)
  })
}
