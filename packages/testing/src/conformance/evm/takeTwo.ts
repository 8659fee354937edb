import type { WalletChain } from '../../provider/walletChain.ts'

/**
 * The chains of a test: the first two.
 * @throws if there are fewer
 */
export function takeTwo(chains: readonly WalletChain[]): readonly [WalletChain, WalletChain] {
  const [first, second] = chains
  if (!first || !second) throw new Error('Two chains are needed.')
  return [first, second]
}
