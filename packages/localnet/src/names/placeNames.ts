import { type Address, createWalletClient, http, parseAbi, publicActions, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { placeContract } from '../contracts/placeContract.ts'
import { localAccounts } from '../localAccounts.ts'

/** Where ENS has its Universal Resolver on every chain. */
const universalResolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const abi = parseAbi(['function setZone(bytes dnsName, address resolver)'])

export type PlaceNamesParameters = {
  /** The node of the chain that stands for Ethereum. */
  rpcUrl: string
  /** The resolvers of zones that are kept off the chain, such as `names.example` or `reverse`. */
  zones: Readonly<Record<string, Address>>
}

/**
 * Puts a contract that answers as ENS's Universal Resolver does at its address. Names of a zone are
 * asked of its resolver, also off the chain (EIP-3668), and so are names of accounts where
 * `reverse` is a zone.
 */
export async function placeNames(parameters: PlaceNamesParameters): Promise<Address> {
  const { rpcUrl, zones } = parameters
  await placeContract({ rpcUrl, address: universalResolver, contract: 'names' })
  const account = localAccounts()[0]?.address
  if (!account) throw new Error('There is no account.')
  const client = createWalletClient({ account, transport: http(rpcUrl) }).extend(publicActions)
  for (const [zone, resolver] of Object.entries(zones)) {
    const args = [toHex(packetToBytes(zone)), resolver] as const
    const call = { address: universalResolver, abi, functionName: 'setZone', args } as const
    const hash = await client.writeContract({ ...call, chain: null })
    await client.waitForTransactionReceipt({ hash })
  }
  return universalResolver
}
