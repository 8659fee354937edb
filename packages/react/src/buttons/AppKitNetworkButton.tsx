import { useControllerState } from '@cleat/ui/kit'
import type { JSX } from 'react'
import { useButtonText } from '../buttonTexts/useButtonText.ts'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useAppKitNetwork } from '../hooks/useAppKitNetwork.ts'
import { QuietContent, quietButton } from '../interface/content/QuietContent.tsx'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { ButtonFrame } from './parts/ButtonFrame.tsx'
import { NetworkPicture } from './parts/NetworkPicture.tsx'
import type { NetworkButtonProps } from './props/networkButtonProps.ts'

export declare namespace AppKitNetworkButton {
  type Props = NetworkButtonProps
}

/**
 * Shows the active network; opens the list of networks.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { AppKitNetworkButton } from '@cleat/react'
 *
 * export const Header = () => <AppKitNetworkButton label="Choose a network" />
 * ```
 */
export function AppKitNetworkButton(props: AppKitNetworkButton.Props): JSX.Element {
  const kit = useCurrentKit('AppKitNetworkButton')
  const { modal, options, network } = kit.controllers
  const { caipNetwork } = useAppKitNetwork()
  const { isConnected } = useAppKitAccount()
  const isLoading = useControllerState(modal.state, ({ loading }) => loading)
  const { enableNetworkSwitch, unsupportedChain } = useControllerState(options.state)
  const isUnlisted = useControllerState(
    network.state,
    ({ activeNamespace, byNamespace }) => byNamespace[activeNamespace]?.isUnsupportedChain,
  )
  const text = useButtonText(kit)

  const getText = () => {
    if (caipNetwork && isUnlisted && unsupportedChain !== 'ignore')
      return text('button.switchNetwork', 'Switch network')
    if (caipNetwork && !isUnlisted) return caipNetwork.name
    if (props.label) return props.label
    return isConnected
      ? text('button.unknownNetwork', 'Unknown network')
      : text('button.selectNetwork', 'Select network')
  }

  return (
    <ButtonFrame
      kit={kit}
      kind="network-button"
      className={quietButton}
      size={props.size}
      disabled={props.disabled || isLoading || !enableNetworkSwitch}
      onClick={() => void kit.open({ view: 'Networks' })}
    >
      <QuietContent
        icon={caipNetwork && <NetworkPicture network={caipNetwork} size={props.size} />}
      >
        {getText()}
      </QuietContent>
    </ButtonFrame>
  )
}
