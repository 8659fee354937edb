import CheckIcon from 'lucide-react/icons/check'
import type { ReactElement } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../components/NetworkImage/NetworkImage.tsx'
import { Row } from '../../components/Row/Row.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { useText } from '../../i18n/useText.ts'
import type { NetworkChoice } from './useNetworkChoices.ts'

export type NetworkItemProps = {
  choice: NetworkChoice
  /** Who has to act, while this is the network being switched to. */
  pendingText: string | undefined
  onChoose: () => void
}

/** A network in the list. */
export function NetworkItem({ choice, pendingText, onChoose }: NetworkItemProps): ReactElement {
  const { network, isCurrent, isUnavailable } = choice
  const text = useText()
  return (
    <li>
      <Row
        icon={
          <NetworkImage
            caipNetworkId={network.caipNetworkId}
            name={network.name}
            imageUrl={network.assets?.imageUrl}
          />
        }
        name={network.name}
        note={pendingText}
        isCurrent={isCurrent}
        isBusy={pendingText !== undefined}
        isDisabled={isUnavailable}
        trait={
          pendingText !== undefined ? (
            <Spinner size={20} />
          ) : isCurrent ? (
            <Icon of={CheckIcon} size={20} />
          ) : (
            isUnavailable && text('networks.unavailable')
          )
        }
        onPress={onChoose}
      />
    </li>
  )
}
