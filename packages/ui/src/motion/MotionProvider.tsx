import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useMedia } from '../media/useMedia.ts'
import { engineContext } from './engineContext.ts'
import type { MotionEngine } from './motionEngine.ts'
import { whenIdle } from './whenIdle.ts'

export type MotionProviderProps = {
  /** Whether the first frame is painted and the visitor has opened the modal or is about to. */
  isReady: boolean
  children?: ReactNode
}

/**
 * Loads what animates once there is time. Until then, and where motion is reduced, everything is
 * shown at once in its final state.
 */
export function MotionProvider({ isReady, children }: MotionProviderProps): ReactElement {
  // Without `matchMedia` it is unknown whether the visitor wants motion.
  const isWelcome = useMedia('(prefers-reduced-motion: no-preference)')
  const [loaded, setLoaded] = useState<MotionEngine>()
  const isWanted = isReady && isWelcome && !loaded

  useEffect(() => {
    if (!isWanted) return undefined
    let isCancelled = false
    const cancel = whenIdle(() => {
      import('./motionEngine.ts').then(
        ({ motionEngine }) => {
          if (!isCancelled) startTransition(() => setLoaded(motionEngine))
        },
        // Offline, or a new version was deployed: the modal works without motion.
        () => undefined,
      )
    })
    return () => {
      isCancelled = true
      cancel()
    }
  }, [isWanted])

  const engine = isWelcome ? loaded : undefined
  return <engineContext.Provider value={engine}>{children}</engineContext.Provider>
}
