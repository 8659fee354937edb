import type { Behaviour } from '@cleat/testing'
import { toHex } from 'viem'
import { readReceived } from '../judge/readReceived.ts'
import type { Chains } from '../neighbours/startChains.ts'

type Pass = (method: string, answer: unknown) => unknown

/** What a wallet that can tell its balances answers, with the truth of the chain. @see ERC-7811 */
export function walletAssets(chains: Chains, pass: Pass): Readonly<Record<string, Behaviour>> {
  const ids = chains.localnet.chains.map(({ id }) => id)
  const support = Object.fromEntries(
    ids.map((id) => [toHex(id), { assetDiscovery: { supported: true } }]),
  )
  return {
    wallet_getCapabilities: () => pass('wallet_getCapabilities', support),
    async wallet_getAssets({ params }) {
      const [{ account, chainFilter }] = params as [{ account: string; chainFilter: string[] }]
      const all = await Promise.all(
        chainFilter.map(async (chain) => [chain, await listAssets(chains, chain, account)]),
      )
      return pass('wallet_getAssets', Object.fromEntries(all))
    },
  }
}

async function listAssets(chains: Chains, chain: string, account: string) {
  const here = chains.assets.filter(
    ({ caipNetworkId }) => caipNetworkId === `eip155:${Number(chain)}`,
  )
  return await Promise.all(
    here.map(async (asset) => {
      const { address = 'native', symbol, decimals } = asset
      const balance = toHex(await readReceived(chains, asset, account))
      const type = asset.address ? 'ERC20' : 'NATIVE'
      return { address, balance, type, metadata: { name: symbol, symbol, decimals } }
    }),
  )
}
