import { isCleatError, parseCaipNetworkId } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import {
  ProgressRing,
  type ProgressRingProps,
} from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useIsSlow } from '../../../kit/useIsSlow.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { unnamedWallet } from '../../../kit/wallets/unnamedWallet.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useLeaveNetworks } from '../NetworksView/useLeaveNetworks.ts'
import { isBeyondWallet } from './isBeyondWallet.ts'
import { SwitchingActions } from './SwitchingActions.tsx'
import { type Switching, useSwitching } from './useSwitching.ts'
import { useSwitchingText } from './useSwitchingText.ts'

const successMs = 800

/** Waits for the wallet to switch, then returns to the view where the network was chosen. */
export function SwitchNetworkView(props: { route: RouteOf<'SwitchNetwork'> }): ReactElement {
  const { caipNetworkId, isOffer = false } = props.route
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { account, network } = useKit().controllers
  const state = useControllerState(network.state).byNamespace[namespace]
  const accounts = useControllerState(account.state)
  const getName = useNetworkName()
  const leave = useLeaveNetworks()
  const { switching, start } = useSwitching({ caipNetworkId, isOffer })
  const { isSlow, restart } = useIsSlow(switching.status === 'pending')

  const target = network.find(caipNetworkId)
  const name = target?.name ?? caipNetworkId
  const current = state ? getName(state.caipNetwork) : ''
  const wallet = useLatched(accounts[namespace]?.connectedWalletInfo?.name) ?? unnamedWallet
  const words = useSwitchingText({ switching, wallet, network: name, current, isSlow })

  useAnnounceTask(words)
  const isDone = switching.status === 'success'
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(leave, successMs)
    return () => clearTimeout(timer)
  }, [isDone, leave])

  const isFailed = switching.status === 'error' && !isCalm(switching.error)
  return (
    <Task
      icon={
        <ProgressRing shape="round" state={toRing(switching)}>
          <NetworkImage
            caipNetworkId={caipNetworkId}
            name={name}
            imageUrl={target?.assets?.imageUrl}
            size={72}
          />
        </ProgressRing>
      }
      {...words}
      isSteady={switching.status === 'pending' || isDone}
      actions={
        <SwitchingActions
          switching={switching}
          isSlow={isSlow}
          network={name}
          current={current}
          hasOther={(state?.caipNetworks.length ?? 0) > 1}
          onStart={() => {
            restart()
            start()
          }}
        />
      }
    >
      {isFailed && <ErrorDetails error={switching.error} />}
    </Task>
  )
}

function toRing(switching: Switching): ProgressRingProps['state'] {
  const { status } = switching
  if (status !== 'error') return status === 'pending' || status === 'success' ? status : 'none'
  if (isCleatError(switching.error, 'NETWORK_SWITCH_REJECTED')) return 'declined'
  return isCalm(switching.error) ? 'none' : 'error'
}

/** A rejection, an open request or a missing ability is not shown as an error. */
function isCalm(error: unknown): boolean {
  return (
    isCleatError(error, 'NETWORK_SWITCH_REJECTED') ||
    isCleatError(error, 'CONNECTION_PENDING') ||
    isBeyondWallet(error)
  )
}
