import type { RevokingItem } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import { ChangeInWallet } from './ChangeInWallet.tsx'
import { ChangePending } from './ChangePending.tsx'
import { RevokeEnd } from './RevokeEnd.tsx'

/** The progress of ending or changing approvals. Leaving it cancels nothing. */
export function RevokeProgressView(): ReactElement | null {
  const { revoking } = useControllerState(useApprovals().state)
  if (revoking.status === 'idle') return null
  const { items } = revoking
  if (!isSome(items)) return null
  if (revoking.status === 'ended') return <RevokeEnd items={items} />
  const found = items.findIndex(({ status }) => running.has(status))
  const last = items.findLastIndex(({ status }) => status !== 'waiting')
  const index = Math.max(0, found < 0 ? last : found)
  const item = items[index] ?? items[0]
  // Those that share a state share a request.
  const together = running.has(item.status)
    ? items.filter(({ status }) => status === item.status).length
    : 1
  const props = { item, index, together, items }
  const isAsked = item.status === 'wallet' || item.status === 'switching'
  return isAsked ? <ChangeInWallet {...props} /> : <ChangePending {...props} />
}

const running: ReadonlySet<RevokingItem['status']> = new Set([
  ...(['switching', 'preparing', 'wallet', 'network'] as const),
])

function isSome(
  items: readonly RevokingItem[],
): items is readonly [RevokingItem, ...RevokingItem[]] {
  return items.length > 0
}
