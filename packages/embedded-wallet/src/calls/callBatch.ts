import {
  type Address,
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  numberToHex,
} from 'viem'
import type { AccountCall } from './accountCall.ts'

const list = [
  {
    type: 'tuple[]',
    components: [
      { type: 'address', name: 'to' },
      { type: 'uint256', name: 'value' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const
/** One call, and several, each of which must succeed. */
const modes = { single: `0x${'00'.repeat(32)}`, several: `0x01${'00'.repeat(31)}` } as const

/** Calls in the form of ERC-7579. */
export const callBatch = {
  write(calls: readonly AccountCall[]): { mode: Hex; data: Hex } {
    const [only] = calls
    if (!only || calls.length > 1)
      return { mode: modes.several, data: encodeAbiParameters(list, [calls]) }
    const { to, value, data } = only
    return { mode: modes.single, data: concat([to, numberToHex(value, { size: 32 }), data]) }
  },
  /** `undefined` for other modes. Throws for data that is not in this form. */
  read(mode: Hex, data: Hex): readonly AccountCall[] | undefined {
    if (mode === modes.several) return decodeAbiParameters(list, data)[0]
    // Packed: the address, 32 bytes of value, the data.
    if (mode !== modes.single || data.length < 2 + 2 * 52) return undefined
    return [
      {
        to: data.slice(0, 42) as Address,
        value: BigInt(`0x${data.slice(42, 106)}`),
        data: `0x${data.slice(106)}`,
      },
    ]
  },
}
