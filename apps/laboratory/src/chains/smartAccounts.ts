import { EthersAdapter } from '@cleat/adapter-ethers'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { base, mainnet } from '@cleat/react/networks'
import { fetchSmartChains } from '../localnet/fetchSmartChains.ts'
import type { ChainSetUp } from './chainSetUp.ts'

/** A chain with smart accounts and one without, through either library. */
export async function setUpSmartAccounts(library: 'wagmi' | 'ethers'): Promise<ChainSetUp> {
  const { chains, receiver } = await fetchSmartChains()
  const networks = [base, mainnet] as const
  const customRpcUrls = Object.fromEntries(
    chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
  )
  const family = { title: 'EVM', networks, transfer: { to: receiver, value: 10n ** 15n } } as const
  if (library === 'ethers') return { families: [{ ...family, adapter: new EthersAdapter() }] }
  const wagmiAdapter = new WagmiAdapter({ networks, customRpcUrls, pollingInterval: 500 })
  return { families: [{ ...family, adapter: wagmiAdapter }], wagmiAdapter }
}
