import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { getNamespaceName } from '../../../format/getNamespaceName.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

export type NamespaceRowProps = {
  namespace: Namespace
  /** The connector that would connect. */
  connectorId: string
  /** Explains why it cannot be chosen yet. */
  refuse: (() => void) | undefined
  onPress: () => void
}

const namedNetworks = 3

/** A namespace of a wallet, with the app's networks on it. */
export function NamespaceRow(props: NamespaceRowProps): ReactElement {
  const { namespace, connectorId, refuse, onPress } = props
  const { account, network } = useKit().controllers
  const networks = useControllerState(network.state, ({ byNamespace }) => byNamespace[namespace])
  const current = useControllerState(account.state, (accounts) => accounts[namespace])
  const format = useFormat()
  const isCurrent = current?.status === 'connected' && current.connectorId === connectorId
  const name = getNamespaceName(namespace)
  const names = networks?.caipNetworks.slice(0, namedNetworks).map((each) => each.name) ?? []
  const others = names.filter((each) => each !== name)
  return (
    <Row
      icon={
        <NetworkImage
          name={name}
          caipNetworkId={networks?.caipNetwork.caipNetworkId ?? namespace}
        />
      }
      name={name}
      note={others.length > 0 ? format.list(names, { type: 'unit' }) : undefined}
      isCurrent={isCurrent}
      trait={isCurrent && <Icon of={checkIcon} size={20} />}
      isHeld={refuse !== undefined}
      onRefuse={refuse}
      onPress={onPress}
    />
  )
}
