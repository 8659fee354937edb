import { useEffect, useState } from 'react'
import { toSafeImage } from '../../format/toSafeImage.ts'
import { useMemory } from '../../kit/useMemory.ts'
import { createPictureCache } from './createPictureCache.ts'
import { findPicture, type Picture, type PictureSources, toPicture } from './findPicture.ts'

const loadMs = 2000

/**
 * What to render, and handlers for the image element. A picture fails after two seconds in which
 * it is not held back.
 */
export function usePicture(
  sources: PictureSources,
  isHeldBack: boolean,
): {
  readonly picture: Picture
  readonly onLoad: () => void
  readonly onError: () => void
} {
  const cache = useMemory(createPictureCache)
  const [picture, setPicture] = useState(() => findPicture(sources, cache))
  const { status } = picture

  useEffect(() => {
    if (picture.status !== 'finding') return undefined
    const { icon } = picture
    let isGone = false
    const settle = (found?: string) => {
      const src = toSafeImage(found)
      if (src) cache.icons.set(icon.key, src)
      if (!isGone) setPicture(src ? toPicture(src, cache) : { status: 'failed' })
    }
    icon.load().then(settle, () => settle())
    return () => {
      isGone = true
    }
  }, [picture, cache])

  const isWaiting = !isHeldBack && (status === 'finding' || status === 'loading')
  useEffect(() => {
    if (!isWaiting) return undefined
    const giveUp = (last: Picture): Picture => {
      if (last.status === 'shown') return last
      if (last.status === 'loading') cache.failed.set(last.src, Date.now())
      return { status: 'failed' }
    }
    const timer = setTimeout(() => setPicture(giveUp), loadMs)
    return () => clearTimeout(timer)
  }, [isWaiting, cache])

  return {
    picture,
    onLoad() {
      if (picture.status !== 'loading') return
      cache.shown.add(picture.src)
      setPicture({ ...picture, status: 'shown' })
    },
    onError() {
      if ('src' in picture) cache.failed.set(picture.src, Date.now())
      setPicture(findPicture(sources, cache))
    },
  }
}
