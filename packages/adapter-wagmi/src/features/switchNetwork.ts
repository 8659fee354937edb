import { type CaipNetwork, translateProviderError } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { findConnected } from '../base/findConnected.ts'

/** Moves the connected wallet to a network; wagmi's state follows. */
export async function switchNetwork(
  config: Config,
  { network }: { network: CaipNetwork },
): Promise<void> {
  const { connector, wallet } = await findConnected(config)
  try {
    await switchChain(config, { connector, chainId: Number(network.id) })
  } catch (error) {
    throw translateProviderError({ error, doing: 'switch', wallet, subject: network.name })
  }
}
