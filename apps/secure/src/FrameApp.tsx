import type { OpenedFrame } from '@cleat/embedded-wallet/frame'
import { type ReactElement, useEffect, useSyncExternalStore } from 'react'
import { FrameRoot } from './look/FrameRoot.tsx'
import { frameAreas } from './texts/frameAreas.ts'
import { isDrawn, StageView } from './views/StageView/StageView.tsx'

/** What the frame shows: the view on its stage. */
export function FrameApp({ frame }: { frame: OpenedFrame }): ReactElement {
  const view = useSyncExternalStore(frame.stage.subscribe, frame.stage.read)
  // The page hears no key of a frame.
  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) frame.leave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [frame])
  const theme = useSyncExternalStore(frame.onTheme, frame.readTheme)
  return (
    <FrameRoot theme={theme} areas={frameAreas} view={view?.name} onHeight={frame.setHeight}>
      {isDrawn(view) && <StageView view={view} />}
    </FrameRoot>
  )
}
