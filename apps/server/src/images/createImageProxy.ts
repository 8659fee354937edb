import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadCache } from '../data/cache/createReadCache.ts'
import { createQueue } from '../data/rpc/createQueue.ts'
import { Problem } from '../http/problem.ts'
import { fetchPublic } from './fetchPublic.ts'
import { readDataUri } from './readDataUri.ts'
import { type Image, readImage } from './readImage.ts'
import type { HostPolicy } from './resolvePublic.ts'

/** Fetches external images for visitors, so that image hosts do not learn who holds a token. */
export type ImageProxy = {
  /**
   * Signs an image URL. Only signed URLs are fetched, so that the proxy is not open to everyone.
   */
  sign(url: string): string
  /** Rejects with a `Problem` that reveals nothing about the target. */
  read(parameters: { url: string; key: string; signal: AbortSignal }): Promise<Image>
}

export declare namespace createImageProxy {
  type Parameters = {
    /** The signing key. Its holder can make the proxy fetch any URL. */
    secret: string
    /** Finds the image of an item by CAIP-19 id. Without it items have no image. */
    locate?: ((parameters: { assetId: string; signal: AbortSignal }) => Promise<string>) | undefined
    policy?: HostPolicy | undefined
    timeoutMs?: number | undefined
    /** Concurrent fetches. @default 16 */
    concurrency?: number | undefined
    /** Waiting fetches. @default 128 */
    capacity?: number | undefined
    /** How long an image is cached, in milliseconds. @default 3600000 */
    ttlMs?: number | undefined
  }
}

/** The number of cached images, of at most 1 MB each. */
const remembered = 64
const accept = 'image/png,image/jpeg,image/gif,image/webp'

export function createImageProxy(parameters: createImageProxy.Parameters): ImageProxy {
  const { secret, locate, policy, timeoutMs } = parameters
  const { concurrency = 16, capacity = 128, ttlMs = 3_600_000 } = parameters
  const cache = createReadCache<Image>({ ttlMs, capacity: remembered })
  const queue = createQueue({ concurrency, capacity, onFull: overloaded })
  const sign = (url: string) =>
    createHmac('sha256', secret).update(url).digest('base64url').slice(0, 22)

  const fetchBytes = async (named: string, signal: AbortSignal) => {
    const isItem = /^eip155:\d+\//.test(named)
    const url = isItem && locate ? await locate({ assetId: named, signal }) : named
    if (isItem && url.startsWith('data:')) return readDataUri(url)
    return fetchPublic({ url, signal, accept, timeoutMs, policy })
  }
  const fetchImage = async (named: string, signal: AbortSignal) => {
    const bytes = await fetchBytes(named, signal).catch(unusable)
    return readImage(bytes) ?? unusable(new Error('is no picture that is shown'))
  }

  return {
    sign,
    async read({ url, key, signal }) {
      if (!isEqual(key, sign(url))) throw notOurs()
      return cache.read({
        key: url,
        signal,
        load: (shared) => queue.run(() => fetchImage(url, shared), shared),
      })
    },
  }
}

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function notOurs(): Problem {
  return new Problem('IMAGE_NOT_OURS', {
    detail:
      'Only pictures that an answer of the service named are fetched. Ask for that answer again.',
  })
}

function overloaded(): Problem {
  return new Problem('OVERLOADED', {
    detail: 'Too many pictures are being fetched. Try again later.',
    headers: { 'Retry-After': '5' },
  })
}

/** The exact cause is only logged, because it would reveal the operator's network. */
function unusable(cause: unknown): never {
  throw new Problem('IMAGE_UNUSABLE', {
    detail:
      'The picture cannot be had, or is none that is shown. Draw one of your own in its place.',
    cause: cause instanceof Error ? cause.name : 'unknown',
  })
}
