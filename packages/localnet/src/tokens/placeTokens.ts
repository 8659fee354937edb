import {
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  type Hex,
  http,
  keccak256,
  numberToHex,
  pad,
  parseAbiParameters,
  publicActions,
  size,
  stringToHex,
} from 'viem'
import { contractCode } from './contractCode.ts'
import { type LocalToken, localTokens } from './localTokens.ts'

/** The storage layout of `contracts.sol`. */
const layouts = {
  token: { name: 0, symbol: 1, supply: 2, balances: 3 },
  oldToken: { balances: 0 },
} as const

const whole = 1000n

/**
 * Places the tokens on a chain and gives each account 1,000 of each. It writes the state that
 * deploying and minting would leave, without a block.
 */
export async function placeTokens(parameters: {
  rpcUrl: string
  accounts: readonly Address[]
}): Promise<void> {
  const { rpcUrl, accounts } = parameters
  const client = createTestClient({
    mode: 'anvil',
    transport: http(rpcUrl, { batch: true }),
  }).extend(publicActions)

  const place = async (token: LocalToken) => {
    const { data } = await client.call({ data: creationCode(token) })
    if (!data) throw new Error(`The creation code of ${token.symbol} returned nothing.`)
    await client.setCode({ address: token.address, bytecode: data })
    const slots = listSlots(token, accounts)
    await Promise.all(
      slots.map(({ index, value }) =>
        client.setStorageAt({ address: token.address, index, value }),
      ),
    )
  }
  await Promise.all(localTokens.map(place))
}

function creationCode({ contract, name, symbol, decimals }: LocalToken): Hex {
  if (contract === 'oldToken') return contractCode.oldToken
  const types = parseAbiParameters('string name, string symbol, uint8 decimals')
  return concat([contractCode.token, encodeAbiParameters(types, [name, symbol, decimals])])
}

function listSlots(token: LocalToken, accounts: readonly Address[]) {
  const amount = whole * 10n ** BigInt(token.decimals)
  const { balances, ...texts } = layouts[token.contract]
  const slots = accounts.map((account) => ({
    index: keccak256(
      encodeAbiParameters(parseAbiParameters('address, uint256'), [account, BigInt(balances)]),
    ),
    value: numberToHex(amount, { size: 32 }),
  }))
  if (!('name' in texts)) return slots
  const supply = amount * BigInt(accounts.length)
  return [
    ...slots,
    { index: toIndex(texts.name), value: shortText(token.name) },
    { index: toIndex(texts.symbol), value: shortText(token.symbol) },
    { index: toIndex(texts.supply), value: numberToHex(supply, { size: 32 }) },
  ]
}

function toIndex(slot: number): Hex {
  return numberToHex(slot, { size: 32 })
}

/**
 * A text of less than 32 bytes in Solidity's layout: one slot, with twice its length in the last
 * byte.
 */
function shortText(text: string): Hex {
  const bytes = stringToHex(text)
  return concat([pad(bytes, { size: 31, dir: 'right' }), numberToHex(size(bytes) * 2, { size: 1 })])
}
