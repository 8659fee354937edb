import {
  type CaipNetwork,
  type ChainWallet,
  CleatError,
  type WalletState,
} from '@cleat/core/adapter'
import { toConnector } from '../discovery/toConnector.ts'
import type { OpenExtension, SignerMethod } from './openExtension.ts'
import type { PolkadotAccount } from './polkadotAccount.ts'
import { toWalletState } from './toWalletState.ts'

/** An extension as a `ChainWallet`, with signing. */
export type ExtensionWallet = ChainWallet & {
  /** Requests a signature from the extension. The answer is unchecked. */
  sign(method: SignerMethod, payload: unknown): Promise<unknown>
}

/** Creates the wallet of a key. Does not call the extension before `connect`. */
export function createExtensionWallet(parameters: {
  page: object
  key: string
  /** The app's name in the extension's prompt. */
  app: string
}): ExtensionWallet {
  const { page, key, app } = parameters
  const connector = toConnector({ key, page })
  const { name: wallet } = connector
  const reports = new Set<(state: WalletState | null) => void>()
  let extension: OpenExtension | undefined
  let accounts: readonly PolkadotAccount[] = []
  let network: CaipNetwork | undefined
  /** The last reported state, so that equal states are reported once. */
  let known: string | undefined
  let unsubscribe: (() => void) | undefined

  const state = () => (network ? toWalletState({ accounts, network }) : null)
  const keep = (next: readonly PolkadotAccount[]) => {
    accounts = next
    const kept = state()
    known = JSON.stringify(kept)
    return kept
  }
  const hear = (next: readonly PolkadotAccount[]) => {
    const before = known
    const kept = keep(next)
    if (known !== before) for (const report of [...reports]) report(kept)
  }
  const follow = () => {
    if (reports.size > 0 && extension && !unsubscribe) unsubscribe = extension.subscribe(hear)
  }
  const unfollow = () => {
    unsubscribe?.()
    unsubscribe = undefined
  }

  return {
    connector,

    async connect({ isSilent, network: given, signal }) {
      // A page that only lists wallets does not need to parse addresses.
      const { openExtension } = await import('./openExtension.ts')
      signal.throwIfAborted()
      const opened = await openExtension({ page, key, wallet, app })
      const shared = await opened.getAccounts()
      // An aborted prompt changes nothing. After a silent reconnect a slow extension is still
      // followed.
      if (!isSilent) signal.throwIfAborted()
      unfollow()
      extension = opened
      network = given
      if (!signal.aborted) keep(shared)
      follow()
      return state()
    },

    async disconnect() {
      unfollow()
      extension = undefined
      known = undefined
    },

    watch(report) {
      reports.add(report)
      follow()
      return () => {
        reports.delete(report)
        if (reports.size === 0) unfollow()
      }
    },

    async read() {
      const shared = (await extension?.getAccounts()) ?? []
      return network ? toWalletState({ accounts: shared, network }) : null
    },

    async switchNetwork({ network: next }) {
      const moved = toWalletState({ accounts, network: next })
      if (!moved)
        throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', {
          context: { network: next.name, wallet },
        })
      network = next
      known = JSON.stringify(moved)
      return moved
    },

    async sign(method, payload) {
      if (!extension)
        throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'polkadot' } })
      return extension.sign(method, payload)
    },
  }
}
