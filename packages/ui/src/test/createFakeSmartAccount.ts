import type { SmartAccountController, SmartAccountState } from '@cleat/core'
import { proxy } from 'valtio/vanilla'

export type FakeSmartAccount = SmartAccountController & {
  /** Sets the state, as wallets and chains would. */
  set(state: Partial<SmartAccountState>): void
  /** The calls, in order. */
  readonly asked: readonly string[]
}

const supported = { status: 'success', code: { kind: 'none' }, support: 'supported' } as const

/** An account of which the test says what it runs. Asks no chain. */
export function createFakeSmartAccount(
  initial: Partial<SmartAccountState> & { readonly isChoosable?: boolean | undefined } = {},
): FakeSmartAccount {
  const { isChoosable = true, ...rest } = initial
  const asked: string[] = []
  const state = proxy<SmartAccountState>({
    preferredAccountTypes: { eip155: 'smartAccount' },
    choosing: { status: 'idle' },
    addresses: undefined,
    accounts: { 'eip155:1': supported, 'eip155:8453': supported },
    upgrading: { status: 'idle' },
    ...rest,
  })
  return {
    state,
    asked,
    set: (next) => void Object.assign(state, next),
    isChoosable: () => isChoosable,
    async setPreferredAccountType({ namespace, type }) {
      asked.push(`choose ${namespace} ${type}`)
    },
    async readAccountCode({ networks = ['all'] } = {}) {
      asked.push(`read ${networks.join(' ')}`)
    },
    async removeUpgrade({ caipNetworkId }) {
      asked.push(`remove ${caipNetworkId}`)
    },
    forgetRemoval: () => void asked.push('forget'),
    destroy: () => undefined,
  }
}
