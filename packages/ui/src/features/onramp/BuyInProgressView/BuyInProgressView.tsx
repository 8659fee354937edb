import type { OnrampOrder } from '@cleat/core/onramp'
import { type ReactElement, useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { NotOpened } from './NotOpened.tsx'
import { Opening } from './Opening.tsx'
import { OrderProgress } from './OrderProgress.tsx'

/** What the provider, or the visitor at it, has begun. */
const awaited: ReadonlySet<OnrampOrder['status']> = new Set(['awaitingUser', 'processing', 'sent'])

/** A purchase from the click to the chain. Leaving it cancels nothing. */
export function BuyInProgressView({
  route,
}: {
  route: RouteOf<'BuyInProgress'>
}): ReactElement | null {
  const { router } = useKit().controllers
  const onramp = useOnramp()
  const orders = useControllerState(onramp.orders)
  const { buying } = useControllerState(onramp.state)
  const openedId = 'orderId' in buying ? buying.orderId : undefined
  const isCurrent = route.orderId === undefined || route.orderId === openedId
  const id = route.orderId ?? openedId
  const order = orders.find((one) => one.id === id)
  const isGone = !order && (!isCurrent || !['opening', 'error'].includes(buying.status))

  // Nothing to follow: it was removed, or another tab dropped it.
  useEffect(() => {
    if (isGone && router.current().name === 'BuyInProgress') router.reset({ name: 'Account' })
  }, [isGone, router])

  // The visitor has come back, perhaps from an identity check, and waits for what is next.
  const isAwaited = order !== undefined && order.id !== openedId && awaited.has(order.status)
  useEffect(() => {
    if (id !== undefined && isAwaited) onramp.resumeOrder(id)
  }, [id, isAwaited, onramp])

  if (isCurrent && buying.status === 'opening') return <Opening provider={buying.provider} />
  if (isCurrent && buying.status === 'error')
    return <NotOpened provider={buying.provider} error={buying.error} />
  if (!order) return null
  const flow = isCurrent && 'url' in buying ? buying : undefined
  return <OrderProgress order={order} flow={flow} />
}
