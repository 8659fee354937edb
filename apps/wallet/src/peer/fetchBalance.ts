import { createPublicClient, http, isAddress } from 'viem'

export type ReadBalanceParameters = {
  /** The network, in CAIP-2. */
  id: string
  rpcUrl: string | undefined
  address: string
}

/** Fetches an account's balance in base units, for any namespace. */
export async function fetchBalance(parameters: ReadBalanceParameters): Promise<bigint> {
  const { id, rpcUrl, address } = parameters
  if (rpcUrl === undefined) throw new Error(`${id} cannot be reached.`)
  if (id.startsWith('solana:')) return fetchSolana({ rpcUrl, address })
  if (id.startsWith('bip122:')) return fetchBitcoin({ rpcUrl, address })
  if (!isAddress(address)) throw new Error(`${address} is no account of ${id}.`)
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
  return client.getBalance({ address })
}

type Target = { rpcUrl: string; address: string }

async function fetchSolana({ rpcUrl, address }: Target): Promise<bigint> {
  const params = [address, { commitment: 'confirmed' }]
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params }),
  })
  const { result } = await readJson(response)
  return BigInt(result.value)
}

async function fetchBitcoin({ rpcUrl, address }: Target): Promise<bigint> {
  const answer = await readJson(await fetch(`${rpcUrl}/address/${address}`))
  const parts = [answer.chain_stats, answer.mempool_stats]
  return parts.reduce(
    (sum, { funded_txo_sum, spent_txo_sum }) => sum + BigInt(funded_txo_sum - spent_txo_sum),
    0n,
  )
}

/** Reads JSON of a local chain. Unexpected data throws where it is used. */
async function readJson(response: Response) {
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
