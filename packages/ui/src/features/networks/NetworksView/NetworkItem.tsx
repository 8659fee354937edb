import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { unnamedWallet } from '../../../kit/wallets/unnamedWallet.ts'
import type { NetworksTexts } from '../texts/en.ts'
import type { NetworkChoice } from './useNetworkChoices.ts'

export type NetworkItemProps = {
  choice: NetworkChoice
  /** Its position in a virtualized list. */
  place?: { readonly index: number; readonly count: number; readonly top: number } | undefined
  onFocus?: (() => void) | undefined
  onChoose: () => void
}

/** A network in the list. */
export function NetworkItem(props: NetworkItemProps): ReactElement {
  const { choice, place, onFocus, onChoose } = props
  const { network, isCurrent, refusingWallet } = choice
  const text = useText<NetworksTexts>()
  const name = useNetworkName()(network)
  const isRefused = refusingWallet !== undefined
  return (
    <li
      style={place && { insetBlockStart: place.top }}
      aria-setsize={place?.count}
      aria-posinset={place && place.index + 1}
      onFocus={onFocus}
    >
      <Row
        icon={
          <NetworkImage
            caipNetworkId={network.caipNetworkId}
            name={name}
            imageUrl={network.assets?.imageUrl}
          />
        }
        name={name}
        note={
          isRefused
            ? text('networks.unavailable', {
                wallet: refusingWallet || unnamedWallet,
              })
            : undefined
        }
        isCurrent={isCurrent}
        isDisabled={isRefused && !isCurrent}
        trait={isCurrent && <Icon of={checkIcon} size={20} />}
        onPress={onChoose}
      />
    </li>
  )
}
