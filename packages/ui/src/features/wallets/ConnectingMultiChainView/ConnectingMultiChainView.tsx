import type { ReactElement } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { Rows } from '../../../components/Row/Rows.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useFindWalletRoute } from '../../../kit/wallets/useFindWalletRoute.ts'
import { useWalletItem } from '../../../kit/wallets/useWalletItem.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import type { WalletsTexts } from '../texts/en.ts'
import { NamespaceRow } from './NamespaceRow.tsx'

/** Chooses the namespace on which a multichain wallet connects. */
export function ConnectingMultiChainView(props: {
  route: RouteOf<'ConnectingMultiChain'>
}): ReactElement {
  const { connectorId, wallet: name } = props.route
  const { router } = useKit().controllers
  const text = useText<WalletsTexts>()
  const gate = useLegalGate()
  const find = useFindWalletRoute(undefined)
  const item = useWalletItem({ connectorId })
  const connectors = item?.connectors ?? []
  return (
    <Task
      icon={<WalletImage name={name} imageUrl={item?.imageUrl} imageId={item?.imageId} size={72} />}
      title={text('multiChain.title')}
      text={text('multiChain.text', { wallet: name })}
      actions={
        <Rows>
          <LegalBox gate={gate} />
          <Group label={text('multiChain.title')}>
            {connectors.map((connector) => (
              <li key={connector.chain}>
                <NamespaceRow
                  namespace={connector.chain}
                  connectorId={connector.id}
                  refuse={gate.isClosed ? gate.refuse : undefined}
                  onPress={() => {
                    const found = find({ name, connectors: [connector] })
                    if (found) router.push(found.route)
                  }}
                />
              </li>
            ))}
          </Group>
        </Rows>
      }
    />
  )
}
