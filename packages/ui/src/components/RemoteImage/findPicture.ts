import { toSafeImage } from '../../format/toSafeImage.ts'
import type { PictureCache } from './createPictureCache.ts'

/** An icon of the registry. */
export type RegistryIcon = {
  /** Unique among all icons. */
  readonly key: string
  readonly load: () => Promise<string | undefined>
}

export type Picture =
  /** The registry's icon is loading. */
  | { readonly status: 'finding'; readonly icon: RegistryIcon }
  | { readonly status: 'loading' | 'shown'; readonly src: string }
  | { readonly status: 'failed' }

export type PictureSources = {
  readonly src: string | undefined
  readonly icon: RegistryIcon | undefined
}

const retryMs = 60_000

/** The best picture that is not known to fail: the given address, then the registry's icon. */
export function findPicture({ src, icon }: PictureSources, cache: PictureCache): Picture {
  const own = toSafeImage(src)
  if (own && !isBroken(own, cache)) {
    const isInstant = own.startsWith('data:') || cache.shown.has(own)
    return { status: isInstant ? 'shown' : 'loading', src: own }
  }
  if (!icon) return { status: 'failed' }
  const found = cache.icons.get(icon.key)
  if (found === undefined) return { status: 'finding', icon }
  return isBroken(found, cache) ? { status: 'failed' } : { status: 'shown', src: found }
}

function isBroken(src: string, { failed }: PictureCache): boolean {
  const time = failed.get(src)
  return time !== undefined && Date.now() - time < retryMs
}
