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
  if (own && !isBroken(own, cache)) return toPicture(own, cache)
  if (!icon) return { status: 'failed' }
  const found = cache.icons.get(icon.key)
  if (found === undefined) return { status: 'finding', icon }
  return isBroken(found, cache) ? { status: 'failed' } : toPicture(found, cache)
}

/** What a picture is at first: only what is in the text itself, or was loaded before, is shown. */
export function toPicture(src: string, cache: PictureCache): Picture {
  const isInstant = src.startsWith('data:') || cache.shown.has(src)
  return { status: isInstant ? 'shown' : 'loading', src }
}

function isBroken(src: string, { failed }: PictureCache): boolean {
  const time = failed.get(src)
  return time !== undefined && Date.now() - time < retryMs
}
