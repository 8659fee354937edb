import {
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  type Hex,
  http,
  numberToHex,
  parseAbiParameters,
  publicActions,
} from 'viem'
import { contractCode } from './contractCode.ts'

/** The parameters of the constructors that have any. */
const constructors = {
  accountFactory: 'address implementation',
  aggregationRouter: 'address exchange, address wrapped',
  exchange: 'address wrapped',
  feeToken: 'string name, string symbol, uint8 decimals',
  honeypot: 'string name, string symbol, uint8 decimals, address pool',
  impostor: 'uint256 mode',
  liar: 'uint8 mode, address exchange, address thief, address wrapped',
  oldPaymaster: 'address signer',
  oldVault: 'address[] owners, uint256 threshold',
  pair: 'address token0, address token1',
  pausingToken: 'string name, string symbol, uint8 decimals',
  paymaster: 'address entryPoint, address signer',
  quoter: 'address exchange',
  relayer: 'address settlement',
  settlement: 'address exchange, address relayer, address wrapped',
  smartAccount: 'address owner',
  swapRouter: 'address exchange, address wrapped',
  token: 'string name, string symbol, uint8 decimals',
  universalRouter: 'address exchange, address permit2',
  vault: 'address[] owners, uint256 threshold',
} as const satisfies { readonly [name in keyof typeof contractCode]?: string }

export type PlaceContractParameters = {
  rpcUrl: string
  address: Address
  contract: keyof typeof contractCode
  args?: readonly unknown[] | undefined
  /** The sender that the constructor sees. */
  creator?: Address | undefined
  /** What the storage holds beside what the code has. */
  slots?: readonly { readonly index: Hex; readonly value: Hex | bigint }[] | undefined
}

/**
 * Places a contract at an address. A call without a receiver runs the creation code and returns the
 * code that a deployment would store. No block is mined.
 */
export async function placeContract(parameters: PlaceContractParameters): Promise<void> {
  const { rpcUrl, address, contract, args = [], creator, slots = [] } = parameters
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl, { batch: true }) })
  const { data } = await client.extend(publicActions).call({
    data: concat([contractCode[contract], encodeArguments(contract, args)]),
    ...(creator && { account: creator }),
  })
  if (!data) throw new Error(`The creation code of ${contract} returned nothing.`)
  await Promise.all([
    client.setCode({ address, bytecode: data }),
    ...slots.map(({ index, value }) =>
      client.setStorageAt({
        ...{ address, index },
        value: typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : value,
      }),
    ),
  ])
}

function encodeArguments(contract: keyof typeof contractCode, args: readonly unknown[]): Hex {
  const types: string | undefined = Object.entries(constructors).find(
    ([name]) => name === contract,
  )?.[1]
  return types ? encodeAbiParameters(parseAbiParameters(types), args) : '0x'
}
