import { localExchange } from '@cleat/localnet'
import { type Address, createPublicClient, erc20Abi, getAddress, http, parseAbiItem } from 'viem'
import type { Chains } from '../../neighbours/startChains.ts'

/** What the honest chain says of an account, in base units. */
export type Holdings = {
  readonly block: bigint
  /** By symbol, the native coin included. */
  readonly amounts: ReadonlyMap<string, bigint>
}

/** An allowance that the account gave. */
export type Allowance = {
  readonly symbol: string
  readonly spender: Address
  readonly left: bigint
}

const approval = parseAbiItem(
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
)

function openChain({ localnet }: Chains, caipNetworkId: string) {
  const chain = localnet.chains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  return createPublicClient({ transport: http(chain?.rpcUrl), cacheTime: 0 })
}

/** All that the account has of the assets of a chain. */
export async function readHoldings(parameters: {
  chains: Chains
  caipNetworkId: string
  account: string
}): Promise<Holdings> {
  const { chains, caipNetworkId, account } = parameters
  const client = openChain(chains, caipNetworkId)
  const owner = getAddress(account)
  const here = chains.assets.filter((asset) => asset.caipNetworkId === caipNetworkId)
  const wrapped = { address: localExchange.wrapped, symbol: 'WETH' }
  const amounts = await Promise.all(
    [...here, wrapped].map(async ({ symbol, address }): Promise<[string, bigint]> => {
      if (!address) return [symbol, await client.getBalance({ address: owner })]
      const contract = { address: getAddress(address), abi: erc20Abi } as const
      const args = [owner] as const
      return [symbol, await client.readContract({ ...contract, functionName: 'balanceOf', args })]
    }),
  )
  return { block: await client.getBlockNumber(), amounts: new Map(amounts) }
}

/** What others may take now of what the account allowed since a block. */
export async function listAllowances(parameters: {
  chains: Chains
  caipNetworkId: string
  account: string
  since: bigint
}): Promise<readonly Allowance[]> {
  const { chains, caipNetworkId, account, since } = parameters
  const client = openChain(chains, caipNetworkId)
  const owner = getAddress(account)
  const found = await client.getLogs({ event: approval, args: { owner }, fromBlock: since })
  const logs = found.filter(({ blockNumber }) => blockNumber > since)
  return await Promise.all(
    logs.map(async ({ address, args: { spender = owner } }) => {
      const asset = chains.assets.find(
        (one) => one.address?.toLowerCase() === address.toLowerCase(),
      )
      const contract = { address, abi: erc20Abi, args: [owner, spender] } as const
      const left = await client.readContract({ ...contract, functionName: 'allowance' })
      return { symbol: asset?.symbol ?? address, spender, left }
    }),
  )
}
