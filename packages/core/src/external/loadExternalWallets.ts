import { createLazyProvider } from '../adapter/eip1193/createLazyProvider.ts'
import type { DiscoveredWallet } from '../adapter/eip1193/discoverWallets.ts'
import { createCoinbaseProvider } from '../adapter/eip1193/external/createCoinbaseProvider.ts'
import { findSafeProvider } from '../adapter/eip1193/external/findSafeProvider.ts'
import type { KitBase } from '../kit/kitBase.ts'
import { connectWalletConnect } from './connectWalletConnect.ts'
import { createOfferMemory } from './createOfferMemory.ts'
import { createPairing } from './createPairing.ts'
import type { LoadedExternalWallets } from './externalWallets.ts'
import { isCoinbaseOffered } from './isCoinbaseOffered.ts'
import { isPairingOffered } from './isPairingOffered.ts'
import { resumePairing } from './resumePairing.ts'

/** Until a wallet's code has come over a slow line. */
const readTimeoutMs = 20_000

/** Every wallet that is not found in the page, as far as the app offers it. */
export async function loadExternalWallets(kit: KitBase): Promise<LoadedExternalWallets> {
  const { options } = kit.external.setup
  const memory = createOfferMemory(kit)
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

  if (isPairingOffered(options) && memory.has()) void resumePairing(kit, { pairing, memory })
  return {
    eip155: wallets,
    connectWalletConnect: (given) => connectWalletConnect(kit, given),
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
