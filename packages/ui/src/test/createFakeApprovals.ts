import type { ApprovalsController, ApprovalsState } from '@cleat/core/approvals'
import { proxy, ref } from 'valtio/vanilla'
import { approvalRows } from './toApprovalRow.ts'

export type FakeApprovals = ApprovalsController & {
  /** Sets the state, as wallets, services and chains would. */
  set(state: Partial<ApprovalsState>): void
  /** The calls, in order. */
  readonly asked: readonly string[]
}

/** In-memory approvals. Asks no chain. */
export function createFakeApprovals(
  initial: Partial<ApprovalsState> & { readonly isSupported?: boolean | undefined } = {},
): FakeApprovals {
  const { isSupported = true, ...rest } = initial
  const asked: string[] = []
  const ask = async (...words: unknown[]) => void asked.push(words.join(' '))
  const state = proxy<ApprovalsState>({
    scan: { status: 'success', reach: { reachedBlock: 0n, since: 0 } },
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
