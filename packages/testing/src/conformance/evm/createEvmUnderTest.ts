import type { ChainAdapter, Network } from '@cleat/core/adapter'
import { createPublicClient, type Hex, http, padHex, parseEther, toHex } from 'viem'
import type { WalletBatches } from '../../provider/walletBatches.ts'
import type { WalletChain } from '../../provider/walletChain.ts'
import { devPrivateKeys } from '../../wallet/devPrivateKeys.ts'
import type { AdapterUnderTest } from '../adapterUnderTest.ts'
import { createEvmWallet, type EvmWallet } from './createEvmWallet.ts'
import { takeTwo } from './takeTwo.ts'

export declare namespace createEvmUnderTest {
  type Parameters = {
    /** Local nodes; the first pays, and only two are used. */
    chains: readonly WalletChain[]
    /** How the wallets send batches (EIP-5792). @default they have none */
    batches?: WalletBatches | undefined
    /** Creates the adapter for a page. Called for each test and each page load. */
    createAdapter: (parameters: {
      /** The app's networks. */
      networks: AdapterUnderTest['networks']
    }) => ChainAdapter
  }
}

/** An adapter under test with wallets whose known chains can be set. */
export type EvmUnderTest = AdapterUnderTest & {
  /** Two wallets of the page, and one that may appear later. */
  readonly wallets: readonly [EvmWallet, EvmWallet, EvmWallet]
}

let receivers = 0

/**
 * A page of three EIP-6963 wallets on local nodes, for the conformance tests of an adapter of
 * eip155.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { createEvmUnderTest, testAdapter } from '@cleat/testing/conformance'
 *
 * const chains = [
 *   { id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' },
 *   { id: 8453, name: 'Base', rpcUrl: 'http://localhost:8546' },
 * ]
 * const create = () => createEvmUnderTest({ chains, createAdapter: () => new EthersAdapter() })
 * testAdapter(create, { features: ['message:sign'] })
 * ```
 */
export function createEvmUnderTest(parameters: createEvmUnderTest.Parameters): EvmUnderTest {
  const { createAdapter, batches } = parameters
  const chains = takeTwo(parameters.chains)
  localStorage.clear()
  const [first, second, third] = devPrivateKeys as readonly [Hex, Hex, Hex]
  const wallets = [
    createEvmWallet({ name: 'Harbour', privateKeys: [first, second], chains, batches }),
    createEvmWallet({ name: 'Beacon', privateKeys: [third, key(1)], chains, batches }),
    createEvmWallet({ name: 'Comet', privateKeys: [key(2), key(3)], chains, batches }),
  ] as const
  const networks: AdapterUnderTest['networks'] = [toNetwork(chains[0]), toNetwork(chains[1])]
  const client = createPublicClient({ transport: http(chains[0].rpcUrl) })
  receivers += 1

  return {
    networks,
    wallets,
    createAdapter: () => createAdapter({ networks }),
    transfer: {
      to: toHex(0xabc0000 + receivers, { size: 20 }),
      value: 1_234_567_890_123_456_789n,
      tooMuch: parseEther('1000000000'),
      balanceOf: (address) => client.getBalance({ address: address as Hex }),
    },
    close() {
      for (const wallet of wallets) wallet.destroy()
    },
  }
}

function key(number: number): Hex {
  return padHex(toHex(0xc1ea7000 + number), { size: 32 })
}

function toNetwork({ id, name, rpcUrl, nativeCurrency }: WalletChain): Network {
  return {
    id,
    name,
    nativeCurrency: nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
