import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { PairedState, PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import { translateProviderError } from '../../contract/adapter/translateProviderError.ts'
import type { WalletState } from '../../contract/walletAdapter/chainWallet.ts'
import type { UniversalWallet } from './universalWallet.ts'

/**
 * The paired wallet on a namespace whose rules the kit does not know. Addresses are plain text, and
 * requests are the app's own, in the protocol's format.
 */
export function createPairedUniversalWallet(parameters: {
  namespace: Namespace
  paired: PairedWallet
}): UniversalWallet {
  const { namespace, paired } = parameters
  const { id, name } = paired
  return {
    connector: { id, name, type: 'WALLET_CONNECT', chain: namespace, chains: [namespace] },
    connect: async ({ isSilent }) => toState(await (isSilent ? paired.read() : paired.pair())),
    disconnect: paired.disconnect,
    watch: (report) => paired.subscribe((state) => report(toState(state))),
    read: async () => toState(await paired.read()),
    async switchNetwork({ network }) {
      const moved = await paired.switchChain({ caipNetworkId: network.caipNetworkId })
      const context = { network: network.name, wallet: name }
      if (!moved) throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', { context })
      return toState(moved) ?? undefined
    },
    async request({ method, params, caipNetworkId }) {
      const asked = caipNetworkId ?? (await paired.read())?.caipNetworkId
      if (!asked) throw new CleatError('WALLET_DISCONNECTED', { context: { wallet: name } })
      try {
        return await paired.request({ caipNetworkId: asked, method, params })
      } catch (error) {
        throw translateProviderError({ error, doing: 'request', wallet: name, subject: method })
      }
    },
  }
}

/** The accounts of the active chain, or all if the wallet shares none there. */
function toState(state: PairedState | null): WalletState | null {
  if (!state) return null
  const { accounts, caipNetworkId } = state
  const there = accounts.filter((account) => account.caipNetworkId === caipNetworkId)
  const shared = there.length > 0 ? there : accounts
  const [first, ...rest] = [...new Set(shared.map(({ address }) => address))]
  return first === undefined
    ? null
    : { accounts: [{ address: first }, ...rest.map((address) => ({ address }))], caipNetworkId }
}
