import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLeaveNetworks } from '../NetworksView/useLeaveNetworks.ts'
import { useShowNetworks } from '../NetworksView/useShowNetworks.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { isBeyondWallet } from './isBeyondWallet.ts'
import type { Switching } from './useSwitching.ts'

export type SwitchingActionsProps = {
  switching: Switching
  isSlow: boolean
  /** The network to switch to. */
  network: string
  /** The active network. */
  current: string
  /** Whether there are other networks. */
  hasOther: boolean
  onStart: () => void
}

/** The possible actions during the switch. */
export function SwitchingActions(props: SwitchingActionsProps): ReactElement | null {
  const { switching, isSlow, network, current, hasOther, onStart } = props
  const { router } = useKit().controllers
  const text = useText<NetworksTexts>()
  const leave = useLeaveNetworks()

  const chooseOther = useShowNetworks()
  const other = hasOther && (
    <Button variant="quiet" onClick={chooseOther}>
      {text('switchNetwork.other')}
    </Button>
  )
  if (switching.status === 'offered')
    return (
      <>
        <Button onClick={onStart}>{text('switchNetwork.offerSwitch', { network })}</Button>
        <Button variant="quiet" onClick={leave}>
          {text('switchNetwork.offerStay', { network: current })}
        </Button>
      </>
    )
  if (switching.status === 'error' && isBeyondWallet(switching.error))
    return (
      <>
        <Button onClick={() => router.push({ name: 'Connect' })}>
          {text('switchNetwork.otherWallet')}
        </Button>
        {other}
      </>
    )
  if (switching.status === 'error' || (switching.status === 'pending' && isSlow))
    return (
      <>
        <Button onClick={onStart}>{text('switchNetwork.retry')}</Button>
        {other}
      </>
    )
  return null
}
