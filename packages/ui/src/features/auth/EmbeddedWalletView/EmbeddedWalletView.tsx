import type { AuthFlow, AuthSurfaceState } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { ViewSkeleton } from '../../../components/LoadedView/ViewSkeleton.tsx'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useIsCurrent } from '../../../kit/useIsCurrent.ts'
import { useKit } from '../../../kit/useKit.ts'
import { WalletFrame } from '../frame/WalletFrame.tsx'
import { LoginTask } from '../login/LoginTask.tsx'
import type { ShownFlow } from '../login/shownFlow.ts'
import { useAuth } from '../login/useAuth.ts'
import { toMethod } from '../login/useLoginText.ts'
import { WindowTask } from './WindowTask.tsx'

/** What the embedded wallet asks at a login: in its frame, and here what the login waits for. */
export function EmbeddedWalletView(): ReactElement {
  const { actions, controllers } = useKit()
  const { surface, authFlow: flow } = useControllerState(useAuth().state)
  const isCurrent = useIsCurrent()
  const isOver = !surface && flow.status === 'idle'
  useEffect(() => {
    if (isOver && isCurrent() && !controllers.router.goBack()) actions.close()
  }, [isOver, isCurrent, actions, controllers])
  const isInFrame = surface !== undefined && surface.view !== 'window'
  return (
    <>
      <WalletFrame height={isInFrame ? surface.height : undefined} />
      {!isInFrame && <Waiting surface={surface} flow={flow} />}
    </>
  )
}

/** What is shown while the frame shows nothing. */
function Waiting(props: { surface: AuthSurfaceState | undefined; flow: AuthFlow }): ReactElement {
  const { surface, flow } = props
  if (surface)
    return (
      <WindowTask
        window={surface.window}
        login={flow.status === 'idle' ? undefined : toMethod(flow as ShownFlow)}
      />
    )
  const isStarting = flow.status === 'pending' && flow.login.method === 'email'
  if (isStarting && (flow.step === 'service' || flow.step === 'surface')) return <ViewSkeleton />
  return <LoginTask />
}
