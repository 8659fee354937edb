import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { NamedAddress } from '../../../components/NamedAddress/NamedAddress.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import {
  ProgressRing,
  type ProgressRingProps,
} from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useIsSlow } from '../../../kit/useIsSlow.ts'
import { useFinishConnecting } from '../../../kit/wallets/useFinishConnecting.ts'
import { useKnownWallets } from '../../../kit/wallets/useKnownWallets.ts'
import { useWalletItem } from '../../../kit/wallets/useWalletItem.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { ConnectingActions } from './ConnectingActions.tsx'
import { toDoubt } from './toDoubt.ts'
import { type Connecting, useConnecting } from './useConnecting.ts'
import { useConnectingText } from './useConnectingText.ts'

const successMs = 800

/** Waits for the chosen wallet. */
export function ConnectingExternalView(props: {
  route: RouteOf<'ConnectingExternal'>
}): ReactElement {
  const { connectorId, namespace, wallet: name } = props.route
  const finish = useFinishConnecting()
  const text = useText()
  const gate = useLegalGate()
  const [isHeld, setIsHeld] = useState(gate.isClosed)
  const item = useWalletItem({ connectorId, namespace })
  const doubt = toDoubt(item)
  const { registry, isPending } = useKnownWallets()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isSure = isConfirmed || !doubt
  const { connecting, retry } = useConnecting({
    ...{ connectorId, namespace },
    isHeld: isHeld || !isSure,
    isLoading: isPending && !registry,
  })
  const { status } = connecting
  const { address, profileName } = useConnectedWallet(namespace)
  const { isSlow, restart } = useIsSlow(status === 'pending')
  const explanation = useConnectingText({ connecting, wallet: name, isSlow, doubt, isSure })

  const { title } = explanation
  useAnnounceTask(explanation)
  useEffect(() => {
    if (status !== 'success') return undefined
    const timer = setTimeout(finish, successMs)
    return () => clearTimeout(timer)
  }, [status, finish])

  const ring = toRing(connecting)
  return (
    <Task
      icon={
        <ProgressRing state={ring}>
          <WalletImage name={name} imageUrl={item?.imageUrl} imageId={item?.imageId} size={72} />
        </ProgressRing>
      }
      title={title}
      text={
        status === 'success' && address ? (
          <NamedAddress name={profileName} address={address} />
        ) : (
          explanation.text
        )
      }
      // Success is shown for a moment only, for which the modal must not shrink.
      isSteady={status === 'pending' || status === 'success'}
      actions={
        <ConnectingActions
          status={status}
          isSlow={isSlow}
          isSure={isSure}
          name={name}
          wallet={item?.wallet}
          onSure={() => setIsConfirmed(true)}
          onAgree={() => (gate.isClosed ? gate.refuse() : setIsHeld(false))}
          onRetry={() => {
            restart()
            retry()
          }}
        />
      }
    >
      {doubt && isSure && status !== 'success' && (
        <Notice variant="warning">{text(doubt.text, { wallet: doubt.wallet })}</Notice>
      )}
      {status === 'held' && isSure && <LegalBox gate={gate} />}
      {ring === 'error' && connecting.status === 'error' && (
        <ErrorDetails error={connecting.error} />
      )}
    </Task>
  )
}

/** An open request is not shown as an error. */
function toRing(connecting: Connecting): ProgressRingProps['state'] {
  switch (connecting.status) {
    case 'held':
    case 'missing':
      return 'none'
    case 'error': {
      const { code } = connecting.error
      if (code === 'CONNECTION_USER_REJECTED') return 'declined'
      return code === 'CONNECTION_PENDING' ? 'none' : 'error'
    }
    default:
      return connecting.status
  }
}
