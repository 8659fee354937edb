import CheckIcon from 'lucide-react/icons/check'
import XIcon from 'lucide-react/icons/x'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { ErrorDetails } from '../../components/ErrorDetails/ErrorDetails.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ProgressRing } from '../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../components/Task/Task.tsx'
import { WalletImage } from '../../components/WalletImage/WalletImage.tsx'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useLatched } from '../../kit/useLatched.ts'
import type { RouteOf } from '../../modal/viewEntry.ts'
import { ConnectingActions } from './ConnectingActions.tsx'
import { useConnecting } from './useConnecting.ts'
import { useConnectingText } from './useConnectingText.ts'
import { useIsSlow } from './useIsSlow.ts'

const successMs = 800

/** Waits for a wallet that was chosen, and says who is waited for. */
export function ConnectingExternalView(props: {
  route: RouteOf<'ConnectingExternal'>
}): ReactElement {
  const { connectorId, wallet } = props.route
  const { actions, controllers } = useKit()
  const announce = useAnnounce()
  const { connecting, retry } = useConnecting(connectorId)
  const { status } = connecting
  const { isSlow, restart } = useIsSlow(status === 'pending')
  const { title, text } = useConnectingText({ connecting, wallet, isSlow })

  const { connectors } = useControllerState(controllers.connectors.state)
  const icon = useLatched(connectors.find(({ id }) => id === connectorId)?.imageUrl)

  useEffect(() => announce(`${title}. ${text}`), [announce, title, text])
  useEffect(() => {
    if (status !== 'success') return undefined
    const timer = setTimeout(actions.close, successMs)
    return () => clearTimeout(timer)
  }, [status, actions])

  const isCalm = connecting.status === 'error' && isVisitorsChoice(connecting.error.code)
  const hasDetails = connecting.status === 'error' && !isCalm
  return (
    <Task
      icon={
        <ProgressRing
          state={status === 'missing' ? 'none' : isCalm ? 'none' : status}
          badge={
            status === 'success' ? (
              <Icon of={CheckIcon} size={18} strokeWidth={2.5} />
            ) : (
              hasDetails && <Icon of={XIcon} size={18} strokeWidth={2.5} />
            )
          }
        >
          <WalletImage name={wallet} imageUrl={icon} size={72} />
        </ProgressRing>
      }
      title={title}
      text={text}
      actions={
        <ConnectingActions
          status={status}
          isSlow={isSlow}
          onRetry={() => {
            restart()
            retry()
          }}
        />
      }
    >
      {hasDetails && <ErrorDetails error={connecting.error} />}
    </Task>
  )
}

/** To decline, or to have left a request open, is no failure and is not shown as one. */
function isVisitorsChoice(code: string): boolean {
  return code === 'CONNECTION_USER_REJECTED' || code === 'CONNECTION_PENDING'
}
