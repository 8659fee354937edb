import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createKit, type Kit, type Namespace } from '@cleat/core'
import { bitcoin, polkadot, solana } from '@cleat/core/networks'
import { createDevWallet } from '@cleat/testing'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { createPolkadotWallet } from '@cleat/testing/polkadot'
import { createSolanaWallet } from '@cleat/testing/solana'
import { mainnet } from 'viem/chains'

/** A wallet in the page, of any chain. */
export type PageWallet = {
  readonly namespace: Namespace
  /** The connector of the wallet's row. */
  readonly connectorId: string
  /** How many connection prompts it showed. */
  promptCount(): number
  leave(): void
}

/** A kit with an adapter of every chain and its own storage. */
export function startKit(id: string): Kit {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const kit = createKit({
    ...{ id, storage },
    networks: [mainnet, solana, bitcoin, polkadot],
    adapters: [
      new WagmiAdapter({ networks: [mainnet], storage }),
      new SolanaAdapter({ storage }),
      new BitcoinAdapter({ storage }),
      new PolkadotAdapter({ storage }),
    ],
  })
  kit.start()
  return kit
}

/** One brand on four chains: an extension that injects a wallet for each. */
export function appear(parameters: {
  name: string
  /** Its key in `window.injectedWeb3`. */
  extension: string
  seed: number
}): readonly PageWallet[] {
  const { name, extension, seed } = parameters
  const key = `0x${seed.toString(16).padStart(64, '0')}` as const
  const evm = createDevWallet({
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' }],
    privateKeys: [key],
    info: { name, rdns: `dev.cleat.${name.toLowerCase()}` },
  })
  const sol = createSolanaWallet({ name, seeds: [new Uint8Array(32).fill(seed)] })
  const btc = createBitcoinWallet({
    network: 'mainnet',
    seed: name,
    info: { name, id: `${name}Provider` },
  })
  const dot = createPolkadotWallet({ name: extension })
  const count = (
    requests: () => readonly { readonly method: string; readonly params?: unknown }[],
    method: string,
  ) => requests().filter((request) => request.method === method && !isSilent(request.params)).length
  return [
    {
      namespace: 'eip155',
      connectorId: evm.info.rdns,
      promptCount: () => count(() => evm.requests, 'eth_requestAccounts'),
      leave: leaveBy(evm.announce(), evm.destroy),
    },
    {
      namespace: 'solana',
      connectorId: name,
      promptCount: () => count(() => sol.requests, 'standard:connect'),
      leave: leaveBy(sol.register(), sol.destroy),
    },
    {
      namespace: 'bip122',
      connectorId: name,
      promptCount: () => count(() => btc.requests, 'connect'),
      leave: btc.speak('satsConnect', window),
    },
    {
      namespace: 'polkadot',
      connectorId: extension,
      promptCount: () => count(() => dot.requests, 'enable'),
      leave: dot.inject(),
    },
  ]
}

function leaveBy(...ways: (() => void)[]): () => void {
  return () => {
    for (const way of ways) way()
  }
}

function isSilent(params: unknown): boolean {
  const [input]: unknown[] = Array.isArray(params) ? params : [params]
  const silent = ['silent', 'isSilent'].map((name) => Reflect.get(Object(input), name))
  return silent.includes(true)
}
