import { createPublicClient, getAddress, http } from 'viem'
import type { Chains } from '../../neighbours/startChains.ts'

/** What an address has of the native coin in base units, as the honest chain says. */
export async function readCoins(
  { localnet }: Chains,
  caipNetworkId: string,
  address: string,
): Promise<bigint> {
  const [namespace, reference] = caipNetworkId.split(':')
  if (namespace === 'eip155') {
    const chain = localnet.chains.find(({ id }) => String(id) === reference)
    const client = createPublicClient({ transport: http(chain?.rpcUrl) })
    return client.getBalance({ address: getAddress(address) })
  }
  if (namespace === 'solana') {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(localnet.solana?.rpcUrl ?? '', { method: 'POST', headers, body })
    const { result }: { result: { value: number } } = await response.json()
    return BigInt(result.value)
  }
  const response = await fetch(`${localnet.bitcoin?.esploraUrl}/address/${address}`)
  const found: Record<'chain_stats' | 'mempool_stats', Sums> = await response.json()
  const sums = [found.chain_stats, found.mempool_stats]
  return sums.reduce((sum, one) => sum + BigInt(one.funded_txo_sum - one.spent_txo_sum), 0n)
}

type Sums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }
