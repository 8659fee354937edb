import type { Hex } from 'viem'
import { concat, encodeAbiParameters, size, toHex } from 'viem/utils'

/**
 * Runtime code for `setCode`, without a constructor. Answers every call with a text, and logs its
 * calldata.
 */
export function itemCode(text: string): Hex {
  const answer = encodeAbiParameters([{ type: 'string' }], [text])
  const head = '0x60803610602257' // if (calldatasize < 128) goto 34
  const log = '0x60803603806080600037606035604035602035600035846000a400' // log4(data from 128 on, four words)
  const start = 34 + 14
  const tail = concat([
    '0x5b61',
    toHex(size(answer), { size: 2 }),
    '0x8061',
    toHex(start, { size: 2 }),
    '0x6000396000f3',
  ])
  return concat([head, log, tail, answer])
}
