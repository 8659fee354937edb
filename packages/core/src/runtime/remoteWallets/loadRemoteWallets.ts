import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { createLazyProvider } from '../../contract/adapter/createLazyProvider.ts'
import type { DiscoveredWallet } from '../../contract/adapter/discoveredWallet.ts'
import { createCoinbaseProvider } from '../../contract/adapter/eip1193/remoteWallets/createCoinbaseProvider.ts'
import { findSafeProvider } from '../../contract/adapter/eip1193/remoteWallets/findSafeProvider.ts'
import { isCoinbaseOffered } from '../../contract/options/isCoinbaseOffered.ts'
import { isPairingOffered } from '../../contract/options/isPairingOffered.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import { connect } from '../actions/connect.ts'
import { createProposalMemory } from '../walletConnect/createProposalMemory.ts'
import { createPairing, type Pairing } from './createPairing.ts'
import { resumePairing } from './resumePairing.ts'

/** Until a wallet's code has come over a slow line. */
const readTimeoutMs = 20_000

export declare namespace loadRemoteWallets {
  type Parameters = {
    /** When the relay may be asked about a proposal of an earlier visit. @default at once */
    wanted?: Promise<void> | undefined
  }
}

/** Every wallet that is not found in the page, as far as the app offers it. */
export async function loadRemoteWallets(
  kit: KitBase,
  { wanted = Promise.resolve() }: loadRemoteWallets.Parameters = {},
): Promise<LoadedRemoteWallets> {
  const { options } = kit.remoteWallets.setup
  const memory = createProposalMemory(kit)
  const pairing = createPairing(kit, memory)
  const { metadata } = kit.controllers.options.state
  const wallets: DiscoveredWallet[] = []
  // One that cannot be loaded takes no other wallet along.
  const safe = await findSafeProvider({ window }).catch(() => null)
  if (safe) wallets.push({ id: 'safe', name: 'Safe', kind: 'external', provider: safe })
  if (isPairingOffered(options))
    wallets.push({
      id: 'walletConnect',
      name: 'WalletConnect',
      kind: 'walletConnect',
      provider: createLazyProvider({ load: async () => (await pairing.load()).eip155 }),
      readTimeoutMs,
    })
  const { coinbasePreference: preference } = options
  const networks = kit.controllers.network.get('eip155')?.caipNetworks ?? []
  if (isCoinbaseOffered(options) && networks.length > 0)
    wallets.push({
      id: 'coinbaseWalletSDK',
      name: 'Coinbase Wallet',
      kind: 'external',
      provider: createCoinbaseProvider({ metadata, networks, preference }),
      readTimeoutMs,
    })

  const paired = await loadPairedWallets(kit, pairing)
  const connectWalletConnect: LoadedRemoteWallets['connectWalletConnect'] = async (given) => {
    const { connectWalletConnect: pair } = await loadConnecting()
    return pair(kit, (parameters) => connect(kit, parameters), given)
  }
  if (isPairingOffered(options) && memory.has())
    void wanted.then(() => resumePairing(kit, { pairing, memory, connectWalletConnect }))
  return {
    byNamespace: { ...paired, eip155: wallets },
    connectWalletConnect,
    async preparePairing() {
      if (isPairingOffered(options))
        await pairing.load().then(
          ({ client }) => client.prepare(),
          () => undefined,
        )
    },
    cancelRequest: ({ id }) => pairing.current()?.client.cancel(id),
    getUniversalProvider: async () =>
      isPairingOffered(options) ? (await pairing.load()).provider : undefined,
    getSession: () => pairing.current()?.client.getSession() ?? null,
  }
}

/** What only somebody who pairs needs. */
async function loadConnecting() {
  try {
    return await import('./connectWalletConnect.ts')
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

/** The paired wallet for adapters of other chains. An app of EVM chains alone has no use for the code. */
async function loadPairedWallets(kit: KitBase, pairing: Pairing) {
  const namespaces = [...kit.adapters.keys()].filter((namespace) => namespace !== 'eip155')
  if (namespaces.length === 0 || !isPairingOffered(kit.remoteWallets.setup.options)) return {}
  return import('./listPairedWallets.ts').then(
    ({ listPairedWallets }) => listPairedWallets({ namespaces, pairing }),
    // Those of the page go on without it.
    () => ({}),
  )
}
