import type { CaipNetworkId } from '@cleat/core'
import { toCaipNetworkId } from '@cleat/core/adapter'
import type {
  ApprovalsController,
  ApprovalsReach,
  ApprovalsState,
  NetworkScan,
} from '@cleat/core/approvals'
import { proxy, ref } from 'valtio/vanilla'
import { approvalRows } from './toApprovalRow.ts'

export type FakeApprovals = ApprovalsController & {
  /** Sets the state, as wallets, services and chains would. */
  set(state: Partial<ApprovalsState>): void
  /** The calls, in order. */
  readonly asked: readonly string[]
}

/** Ethereum, Base, Arbitrum, OP Mainnet and Polygon. */
export const scannedIds: readonly CaipNetworkId[] = [1, 8453, 42161, 10, 137].map((id) =>
  toCaipNetworkId(`eip155:${id}`),
)

/** Looks at a network each, which came equally far. */
export function toScans(
  reach: ApprovalsReach,
  chainIds: readonly CaipNetworkId[] = scannedIds.slice(0, 1),
): readonly NetworkScan[] {
  return chainIds.map((chainId) => ({ chainId, status: 'success', reach }))
}

/** In-memory approvals. Asks no chain. */
export function createFakeApprovals(
  initial: Partial<ApprovalsState> & { readonly isSupported?: boolean | undefined } = {},
): FakeApprovals {
  const { isSupported = true, ...rest } = initial
  const asked: string[] = []
  const ask = async (...words: unknown[]) => void asked.push(words.join(' '))
  const state = proxy<ApprovalsState>({
    scan: { status: 'ended', networks: toScans({ reachedBlock: 0n, since: 0 }) },
    rows: ref(approvalRows),
    revoking: { status: 'idle' },
    ...rest,
  })
  return {
    state,
    asked,
    set: (next) => void Object.assign(state, next),
    isSupported: () => isSupported,
    scan: () => ask('scan'),
    lookFurther: () => ask('lookFurther'),
    revoke: ({ id, endsSignatures = false }) => ask('revoke', id, endsSignatures),
    revokeMany: ({ ids }) => ask('revokeMany', ids.length),
    setAllowance: ({ id, amount }) => ask('setAllowance', id, amount),
    stop: () => void asked.push('stop'),
    destroy: () => undefined,
  }
}
