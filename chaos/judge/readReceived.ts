import { createPublicClient, erc20Abi, getAddress, http } from 'viem'
import type { Asset, Chains } from '../neighbours/startChains.ts'

/**
 * What an address that was new holds of an asset now, in base units, as the honest chain says.
 */
export async function readReceived(
  chains: Pick<Chains, 'localnet'>,
  asset: Asset,
  address: string,
): Promise<bigint> {
  const { caipNetworkId, address: token } = asset
  const [namespace = '', reference = ''] = caipNetworkId.split(':')
  const { localnet } = chains
  if (namespace === 'eip155') {
    const chain = localnet.chains.find(({ id }) => String(id) === reference)
    const client = createPublicClient({ transport: http(chain?.rpcUrl) })
    const owner = getAddress(address)
    if (!token) return client.getBalance({ address: owner })
    const contract = { address: getAddress(token), abi: erc20Abi } as const
    return client.readContract({ ...contract, functionName: 'balanceOf', args: [owner] })
  }
  if (namespace === 'solana') return readSolana(localnet.solana?.rpcUrl ?? '', address, token)
  const response = await fetch(`${localnet.bitcoin?.esploraUrl}/address/${address}`)
  const { chain_stats: mined, mempool_stats: waiting } = (await response.json()) as Esplora
  return BigInt(mined.funded_txo_sum + waiting.funded_txo_sum)
}

type Esplora = Record<'chain_stats' | 'mempool_stats', { funded_txo_sum: number }>
type Accounts = {
  value: readonly { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
}

async function readSolana(url: string, address: string, token?: string): Promise<bigint> {
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    return ((await response.json()) as { result: unknown }).result
  }
  if (!token) return BigInt(((await ask('getBalance', [address])) as { value: number }).value)
  const found = await ask('getTokenAccountsByOwner', [
    ...[address, { mint: token }, { encoding: 'jsonParsed' }],
  ])
  return (found as Accounts).value.reduce(
    (sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount),
    0n,
  )
}
