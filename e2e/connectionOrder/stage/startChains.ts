import {
  BitcoindUnavailableError,
  type LocalBitcoin,
  type LocalChain,
  type LocalPolkadot,
  type LocalSolana,
  startLocalnet,
} from '@cleat/localnet'
import { localBitcoin } from '@cleat/localnet/vitest'

/** A real chain of each namespace. */
export type Chains = {
  readonly evm: LocalChain
  readonly solana: LocalSolana
  readonly polkadot: LocalPolkadot
  /** The reason if no node is available. */
  readonly bitcoin: LocalBitcoin | string
  stop(): Promise<void>
}

export async function startChains(): Promise<Chains> {
  const [localnet, bitcoin] = await Promise.all([
    startLocalnet({
      chains: [{ id: 1, name: 'Ethereum' }],
      ...{ solana: { slotMs: 100 }, polkadot: true, timeoutMs: 60_000 },
    }),
    localBitcoin(),
  ])
  const { chains, solana, polkadot, stop } = localnet
  const [evm] = chains
  if (!evm || !solana || !polkadot) throw new Error('Three chains were asked for.')
  const isMissing = bitcoin instanceof BitcoindUnavailableError
  return { evm, solana, polkadot, bitcoin: isMissing ? bitcoin.message : bitcoin, stop }
}
