import { parseCaipNetworkId } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { getNamespaceName } from '../../../format/getNamespaceName.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import type { NetworksTexts } from '../texts/en.ts'

/**
 * Explains that a network needs another kind of wallet, and opens the list of those. The choice is
 * kept for the next connection.
 */
export function SwitchActiveChainView(props: {
  route: RouteOf<'SwitchActiveChain'>
}): ReactElement {
  const { caipNetworkId } = props.route
  const { network, router } = useKit().controllers
  const text = useText<NetworksTexts>()
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const target = network.find(caipNetworkId)
  const name = target?.name ?? caipNetworkId
  const chain = getNamespaceName(namespace)
  return (
    <Task
      icon={
        <NetworkImage
          caipNetworkId={caipNetworkId}
          name={name}
          imageUrl={target?.assets?.imageUrl}
          size={72}
        />
      }
      title={text('switchActiveChain.heading', { chain })}
      text={text('switchActiveChain.text', { network: name, chain })}
      actions={
        <>
          <Button
            onClick={() => {
              network.setChoice(namespace, caipNetworkId)
              router.push({ name: 'Connect', namespace })
            }}
          >
            {text('switchActiveChain.connect')}
          </Button>
          <Button variant="quiet" onClick={() => router.goBack()}>
            {text('switchActiveChain.cancel')}
          </Button>
        </>
      }
    />
  )
}
