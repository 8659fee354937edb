import type { Stage } from '@cleat/embedded-wallet/frame'
import { type ReactElement, useRef, useSyncExternalStore } from 'react'
import { useStartFocus } from './look/useStartFocus.ts'
import { OpeningView } from './views/OpeningView/OpeningView.tsx'
import { isDrawn, StageView } from './views/StageView/StageView.tsx'

/** What a login or a change of the account asks in a window. */
export function WindowStage({ stage }: { stage: Stage }): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const view = useSyncExternalStore(stage.subscribe, stage.read)
  useStartFocus(element, view?.name)
  return <div ref={element}>{isDrawn(view) ? <StageView view={view} /> : <OpeningView />}</div>
}
