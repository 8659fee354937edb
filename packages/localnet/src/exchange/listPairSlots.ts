import { type Address, type Hex, keccak256, numberToHex } from 'viem'
import { mappingSlot } from '../contracts/mappingSlot.ts'
import { localExchange } from './localExchange.ts'

/** The slots of `Exchange`. */
const layout = { getPair: numberToHex(0, { size: 32 }), allPairs: numberToHex(1, { size: 32 }) }

/** The storage by which the exchange finds its pools. */
export function listPairSlots(): readonly { readonly index: Hex; readonly value: bigint }[] {
  const pools = Object.values(localExchange.pools)
  const first = BigInt(keccak256(layout.allPairs))
  return [
    { index: layout.allPairs, value: BigInt(pools.length) },
    ...pools.flatMap(({ address, tokens: [one, other] }, index) => [
      { index: numberToHex(first + BigInt(index), { size: 32 }), value: BigInt(address) },
      { index: pairSlot(one.address, other.address), value: BigInt(address) },
      { index: pairSlot(other.address, one.address), value: BigInt(address) },
    ]),
  ]
}

function pairSlot(one: Address, other: Address): Hex {
  return mappingSlot({ key: other, slot: mappingSlot({ key: one, slot: layout.getPair }) })
}
