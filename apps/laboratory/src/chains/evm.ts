import type { ChainAdapter, Network } from '@cleat/react'
import { arbitrum, base, mainnet } from '@cleat/react/networks'
import { localnet } from '../localnet/localnet.ts'
import type { ChainFamily } from './chainSetUp.ts'

/** Mainnet ids, served by the local chains. */
export const evmNetworks = [mainnet, base, arbitrum] as const

export const customRpcUrls: Record<string, { url: string }[]> = Object.fromEntries(
  localnet.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
)

/** EVM chains by any adapter. */
export function evmFamily(adapter: ChainAdapter<'eip155'>): ChainFamily {
  const networks: readonly [Network, ...Network[]] = evmNetworks
  return {
    title: 'EVM',
    adapter,
    networks,
    transfer: { to: '0x000000000000000000000000000000000000dEaD', value: 10n ** 16n },
  }
}
