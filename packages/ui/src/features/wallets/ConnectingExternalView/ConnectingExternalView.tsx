import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { xIcon } from '../../../icons/xIcon.ts'
import { useIsSlow } from '../../../kit/useIsSlow.ts'
import { useWalletItem } from '../../../kit/wallets/useWalletItem.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { LegalBox } from '../list/LegalBox.tsx'
import { useFinishConnecting } from '../list/useFinishConnecting.ts'
import { useLegalGate } from '../list/useLegalGate.ts'
import { ConnectingActions } from './ConnectingActions.tsx'
import { type Connecting, useConnecting } from './useConnecting.ts'
import { useConnectingText } from './useConnectingText.ts'

const successMs = 800

/** Waits for the chosen wallet. */
export function ConnectingExternalView(props: {
  route: RouteOf<'ConnectingExternal'>
}): ReactElement {
  const { connectorId, namespace, wallet: name } = props.route
  const finish = useFinishConnecting()
  const announce = useAnnounce()
  const text = useText()
  const gate = useLegalGate()
  const [isHeld, setIsHeld] = useState(gate.isClosed)
  const { connecting, retry } = useConnecting({ connectorId, namespace, isHeld })
  const { status } = connecting
  const { isSlow, restart } = useIsSlow(status === 'pending')
  const explanation = useConnectingText({ connecting, wallet: name, isSlow })
  const item = useWalletItem({ connectorId, namespace })

  const { title } = explanation
  useEffect(() => announce(`${title}. ${explanation.text}`), [announce, title, explanation.text])
  useEffect(() => {
    if (status !== 'success') return undefined
    const timer = setTimeout(finish, successMs)
    return () => clearTimeout(timer)
  }, [status, finish])

  const ring = toRing(connecting)
  return (
    <Task
      icon={
        <ProgressRing
          state={ring}
          badge={
            ring === 'success' ? (
              <Icon of={checkIcon} size={18} strokeWidth={2.5} />
            ) : (
              ring === 'error' && <Icon of={xIcon} size={18} strokeWidth={2.5} />
            )
          }
        >
          <WalletImage name={name} imageUrl={item?.imageUrl} imageId={item?.imageId} size={72} />
        </ProgressRing>
      }
      title={title}
      text={explanation.text}
      actions={
        <ConnectingActions
          status={status}
          isSlow={isSlow}
          name={name}
          wallet={item?.wallet}
          onAgree={() => (gate.isClosed ? gate.refuse() : setIsHeld(false))}
          onRetry={() => {
            restart()
            retry()
          }}
        />
      }
    >
      {item?.isUnverified && status !== 'success' && (
        <Notice variant="warning">{text('connecting.unverifiedText', { wallet: name })}</Notice>
      )}
      {status === 'held' && <LegalBox gate={gate} />}
      {ring === 'error' && connecting.status === 'error' && (
        <ErrorDetails error={connecting.error} />
      )}
    </Task>
  )
}

/** A rejection or an open request is not shown as an error. */
function toRing(connecting: Connecting): 'pending' | 'success' | 'error' | 'none' {
  switch (connecting.status) {
    case 'held':
    case 'missing':
      return 'none'
    case 'error': {
      const { code } = connecting.error
      return code === 'CONNECTION_USER_REJECTED' || code === 'CONNECTION_PENDING' ? 'none' : 'error'
    }
    default:
      return connecting.status
  }
}
