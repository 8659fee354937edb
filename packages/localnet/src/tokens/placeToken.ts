import {
  type Address,
  concat,
  createTestClient,
  type Hex,
  http,
  numberToHex,
  pad,
  size,
  stringToHex,
} from 'viem'
import { mappingSlot } from '../contracts/mappingSlot.ts'
import { placeContract } from '../contracts/placeContract.ts'
import type { LocalToken } from './localTokens.ts'

type Holding = { readonly address: Address; readonly amount: bigint }

export type PlaceTokenParameters = {
  rpcUrl: string
  token: LocalToken
  /** In base units. */
  holdings: readonly Holding[]
  /** The pool that a honeypot cannot be sold to. */
  pool?: Address | undefined
}

/** The slots of `Token`. The other tokens have only balances, at the first slot. */
const layout = { name: 0, symbol: 1, supply: 2, balances: 3, paused: 6 }

/** Places a token and what its holders have, without a block. */
export async function placeToken(parameters: PlaceTokenParameters): Promise<void> {
  const { rpcUrl, token, holdings, pool } = parameters
  const { address, contract, name, symbol, decimals } = token
  const total = holdings.reduce((sum, { amount }) => sum + amount, 0n)
  const isPlain = contract === 'oldToken' || contract === 'wrapped'
  const described = isPlain ? [] : [name, symbol, decimals]
  await Promise.all([
    placeContract({
      ...{ rpcUrl, address, contract },
      args: contract === 'honeypot' ? [...described, pool] : described,
      slots: [
        ...listBalances({ holdings, slot: isPlain ? 0 : layout.balances }),
        ...(isPlain ? [] : listFacts({ token, total })),
      ],
    }),
    // The coin that it wraps.
    contract === 'wrapped' &&
      createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).setBalance({
        ...{ address, value: total },
      }),
  ])
}

function listBalances({ holdings, slot }: { holdings: readonly Holding[]; slot: number }) {
  return holdings.map(({ address, amount }) => ({
    index: mappingSlot({ key: address, slot: toIndex(slot) }),
    value: amount,
  }))
}

function listFacts({ token, total }: { token: LocalToken; total: bigint }) {
  return [
    { index: toIndex(layout.name), value: shortText(token.name) },
    { index: toIndex(layout.symbol), value: shortText(token.symbol) },
    { index: toIndex(layout.supply), value: total },
    ...(token.contract === 'pausingToken' ? [{ index: toIndex(layout.paused), value: 1n }] : []),
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
