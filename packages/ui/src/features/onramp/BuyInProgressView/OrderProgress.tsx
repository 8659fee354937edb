import type { BuyFlow, OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { AtProvider } from './AtProvider.tsx'
import { Blocked } from './Blocked.tsx'
import { Delivered } from './Delivered.tsx'
import { NotBought } from './NotBought.tsx'
import { OnItsWay } from './OnItsWay.tsx'
import { Unfinished } from './Unfinished.tsx'

export type OrderProgressProps = {
  order: OnrampOrder
  /** The provider's window. `undefined` if another visit opened it. */
  flow: Extract<BuyFlow, { url: string }> | undefined
}

/** What is known of a purchase: of its page while nothing was paid, then of the payment. */
export function OrderProgress({ order, flow }: OrderProgressProps): ReactElement {
  const hasWindow = flow?.status === 'open' && flow.hasWindow
  switch (order.status) {
    case 'created':
    case 'opened':
      if (flow?.status === 'blocked') return <Blocked order={order} url={flow.url} />
      if (flow?.status === 'open')
        return <AtProvider order={order} step="open" hasWindow={hasWindow} />
      return <Unfinished order={order} isClosed={flow !== undefined} />
    case 'awaitingUser':
      return <AtProvider order={order} step="waiting" hasWindow={hasWindow} />
    case 'processing':
      return <AtProvider order={order} step="processing" hasWindow={hasWindow} />
    case 'sent':
      return <OnItsWay order={order} />
    case 'delivered':
      return <Delivered order={order} />
    case 'failed':
    case 'refunded':
    case 'expired':
      return <NotBought order={order} hasWindow={hasWindow} />
    default:
      return order.status satisfies never
  }
}
