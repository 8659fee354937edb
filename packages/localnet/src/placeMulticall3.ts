import { createTestClient, http, publicActions } from 'viem'
import { multicall3CreationCode } from './fixtures/multicall3CreationCode.ts'
import { multicall3Address } from './multicall3Address.ts'

export type PlaceMulticall3Parameters = { rpcUrl: string }

/**
 * Places Multicall3 at its usual address. A call without a receiver runs the creation code and
 * returns the code that a deployment would store.
 */
export async function placeMulticall3(parameters: PlaceMulticall3Parameters): Promise<void> {
  const { rpcUrl } = parameters
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
  const { data } = await client.call({ data: multicall3CreationCode })
  if (!data) throw new Error('The creation code of Multicall3 returned nothing.')
  await client.setCode({ address: multicall3Address, bytecode: data })
}
