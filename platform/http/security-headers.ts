import type { FastifyInstance } from 'fastify'

/**
 * Features that reach a person's surroundings, devices, money or identity, which no page here uses.
 * Harmless features are left out, because the header's bytes delay the first picture.
 * A feature that Chromium does not know would cause a warning in its console.
 */
const unused = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
]

export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ')

/** Policy of responses that are not pages: a browser that displays one runs and loads nothing. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * Disables helmet headers that only Internet Explorer, Flash and browsers before 2020 read,
 * and a policy that would block video frames.
 */
export const withoutObsoleteHeaders = {
  crossOriginEmbedderPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** Headers that mean nothing for a file and cost bytes before the first picture. */
export const headersOfPagesAlone = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const

/** Adds headers to those of helmet. Pages replace the policy with their own. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'permissions-policy': permissionsPolicy, 'content-security-policy': policyOfData })
  })
}
