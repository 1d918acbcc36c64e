import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeCalls, type OpenApiDocument } from './describe-calls.ts'

/** The OpenAPI document, made from the contract's schemas, and a page to browse it. */
export async function registerDocs(api: FastifyInstance, title: string): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1.0.0',
        description: 'L’API du site\u00a0: pages publiques, back-office et clients.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          support: { type: 'apiKey', in: 'header', name: 'X-Support-Auth' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => describeCalls(jsonSchemaTransformObject(input) as OpenApiDocument) as never,
  })
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger())
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
