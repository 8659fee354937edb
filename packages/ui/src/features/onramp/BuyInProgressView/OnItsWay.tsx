import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { OrderImage } from '../images/OrderImage.tsx'
import { useIsLate } from '../orders/useIsLate.ts'
import { useOrderNetwork } from '../orders/useOrderNetwork.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'

/** After this time the view says what to do. Milliseconds. */
const slowMs = 10 * 60_000

/** The provider says that it sent the tokens, and the chain does not have them yet. */
export function OnItsWay({ order }: { order: OnrampOrder }): ReactElement {
  const text = useText<OnrampTexts>()
  const { network, name } = useOrderNetwork(order)
  const isSlow = useIsLate(order.updatedAt + slowMs)
  const { provider, asset, txHash } = order
  const values = { provider: provider.name, symbol: asset.symbol, network: name }
  return (
    <ProgressTask
      icon={<OrderImage order={order} size={72} />}
      state="pending"
      title={text(isSlow ? 'onramp.slow' : 'onramp.sent')}
      text={text(isSlow ? 'onramp.slowText' : 'onramp.sentText', values)}
      actions={<DoneButton variant="quiet" />}
    >
      <OrderFacts order={order} />
      {network && txHash !== undefined && (
        <TransactionLink network={network} hash={txHash}>
          {text('onramp.explorer')}
        </TransactionLink>
      )}
    </ProgressTask>
  )
}
