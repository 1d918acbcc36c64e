import type { FastifyInstance } from 'fastify'

/** Features that Chromium knows and no page here uses; one that it does not know is a warning in the console. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ')

/** For answers that are no pages: a browser that is made to show one runs and loads nothing. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/** Beside those of helmet. Pages replace the policy by one of their own. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'permissions-policy': permissionsPolicy, 'content-security-policy': policyOfData })
  })
}
