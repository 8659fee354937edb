import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Group } from '../../components/Group/Group.tsx'
import { NetworkImage } from '../../components/NetworkImage/NetworkImage.tsx'
import { Row } from '../../components/Row/Row.tsx'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'

/** The network in use. Leads to the others. */
export function NetworkRow({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { events, network, router } = useKit().controllers
  const state = useControllerState(network.state).byNamespace[namespace]
  const text = useText()
  if (!state) return null
  const { caipNetwork, isUnsupportedChain } = state
  return (
    <Group label={text('account.network')}>
      <li>
        <Row
          icon={
            <NetworkImage
              caipNetworkId={caipNetwork.caipNetworkId}
              name={caipNetwork.name}
              imageUrl={caipNetwork.assets?.imageUrl}
            />
          }
          name={caipNetwork.name}
          trait={isUnsupportedChain ? text('account.unsupported') : text('account.network')}
          onPress={() => {
            events.track('CLICK_NETWORKS')
            router.push({ name: 'Networks' })
          }}
        />
      </li>
    </Group>
  )
}
