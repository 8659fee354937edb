import { toCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import { createMemoryArea, type StorageArea } from '../base/storage/storageArea.ts'
import { createKit } from '../kit/createKit.ts'
import type { Kit } from '../kit/kit.ts'
import { createFakeChainWallet, type FakeChainWallet } from './createFakeChainWallet.ts'
import { createFakeWalletAdapter } from './createFakeWalletAdapter.ts'
import { bitcoin, mainnet, polkadot, solana } from './networks.ts'

export type Several = {
  readonly kit: Kit
  /** Two Solana wallets, then one of each other namespace. */
  readonly wallets: readonly FakeChainWallet[]
  /** The next visit to the same page. */
  reload(): Several
}

const networks = [solana, polkadot, bitcoin, mainnet] as const

/** A started kit with four namespaces on the adapters' kernel. */
export function startSeveral(
  parameters: { storage?: StorageArea; wallets?: readonly FakeChainWallet[] } = {},
): Several {
  const { storage = createMemoryArea() } = parameters
  const wallets = parameters.wallets ?? [
    create('harbour', 'solana'),
    create('beacon', 'solana'),
    create('atlas', 'polkadot'),
    create('comet', 'bip122'),
    create('dune', 'eip155'),
  ]
  const kit = createKit({
    networks,
    storage,
    adapters: networks.map(({ chainNamespace: namespace = 'eip155' }) =>
      createFakeWalletAdapter({
        namespace,
        storage,
        wallets: wallets.filter(({ connector }) => connector.chain === namespace),
      }),
    ),
  })
  kit.start()
  return {
    kit,
    wallets,
    reload() {
      kit.destroy()
      return startSeveral({ storage, wallets })
    },
  }
}

function create(id: string, namespace: Namespace): FakeChainWallet {
  const network = networks.find(({ chainNamespace = 'eip155' }) => chainNamespace === namespace)
  const caipNetworkId = toCaipNetworkId(`${namespace}:${network?.id}`)
  return createFakeChainWallet({ id, namespace, caipNetworkId })
}
