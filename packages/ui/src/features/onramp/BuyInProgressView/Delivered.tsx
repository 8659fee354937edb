import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { HeroAmount } from '../../../components/HeroAmount/HeroAmount.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import { OrderImage } from '../images/OrderImage.tsx'
import { useOrderNetwork } from '../orders/useOrderNetwork.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'

/** The chain has the tokens: the balance that arrived is what is shown. */
export function Delivered({ order }: { order: OnrampOrder }): ReactElement {
  const text = useText<OnrampTexts>()
  const words = usePurchaseWords()
  const { network, name } = useOrderNetwork(order)
  const { asset, received = '0', txHash } = order
  const amount = words.isolated({ amount: received, currency: asset.symbol })
  return (
    <ProgressTask
      // The tick stands where the badge would.
      icon={<OrderImage order={order} size={72} hasBadge={false} />}
      state="success"
      title={text('onramp.delivered')}
      text={text('onramp.deliveredText', { network: name })}
      announced={text('onramp.deliveredAmount', { amount })}
      actions={<DoneButton />}
    >
      <HeroAmount amount={words.token(received)} symbol={asset.symbol} sign="+" />
      {network && txHash !== undefined && (
        <TransactionLink network={network} hash={txHash}>
          {text('onramp.explorer')}
        </TransactionLink>
      )}
    </ProgressTask>
  )
}
