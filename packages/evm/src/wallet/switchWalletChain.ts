import { translateProviderError } from '@cleat/core/adapter'
import { moveToChain } from './moveToChain.ts'

export declare namespace switchWalletChain {
  type Parameters = moveToChain.Parameters
}

/**
 * Moves a wallet to a chain. A chain that the wallet does not know is added first. Resolves once
 * the wallet reports the chain.
 * @throws `NETWORK_SWITCH_REJECTED`, `NETWORK_SWITCH_UNSUPPORTED`, `NETWORK_SWITCH_FAILED`
 * @see EIP-3326, EIP-3085
 */
export async function switchWalletChain(parameters: switchWalletChain.Parameters): Promise<void> {
  const { chain, wallet } = parameters
  await moveToChain(parameters).catch((error) => {
    throw translateProviderError({ error, doing: 'switch', wallet, subject: chain.name })
  })
}
