export interface MediaStore {
  bucket: string
  /** absent: Amazon's own endpoint for the region */
  endpoint: string | undefined
  region: string
  /** absent: credentials of the AWS environment (variables, profile, the machine's role) */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

function credentialsOf({ username, password }: URL): MediaStore['credentials'] {
  if (!username && !password) return undefined
  if (!username || !password) throw new Error('needs a key and its secret, or neither')
  return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
}

/**
 * `s3://key:secret@host:port/bucket?region=…&insecure=1` for any S3-compatible store, or `s3://bucket` for Amazon's.
 * @param defaultRegion value of AWS_REGION
 * @throws Error with a message that completes the variable's name: "must be …"
 */
export function parseMediaUrl(value: string, defaultRegion?: string): MediaStore {
  if (!URL.canParse(value) || !value.startsWith('s3://')) throw new Error('must be an s3:// URL')
  const url = new URL(value)
  const path = url.pathname.replace(/^\/|\/$/g, '')
  const own = path !== ''
  const bucket = own ? path : url.hostname
  if (!bucketPattern.test(bucket)) throw new Error('must name a bucket')
  const region = url.searchParams.get('region') ?? defaultRegion ?? (own ? 'us-east-1' : undefined)
  if (!region) throw new Error('needs a region: ?region=… or AWS_REGION')
  const scheme = url.searchParams.get('insecure') === '1' ? 'http' : 'https'
  return { bucket, region, endpoint: own ? `${scheme}://${url.host}` : undefined, credentials: credentialsOf(url) }
}
