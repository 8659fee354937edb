import { base58 } from '@scure/base'
import { programs } from '../../base/programs.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'

/** The kind, and what the table says of itself before its addresses. */
const [kind, headLength, keyLength] = [1, 56, 32]

/** Reads the addresses of a lookup table. `undefined` for everything else. */
export function readTable(account: ChainAccount | undefined): readonly string[] | undefined {
  if (account?.owner !== programs.lookupTable) return undefined
  const { data } = account
  const rest = data.length - headLength
  if (rest < 0 || rest % keyLength !== 0) return undefined
  if (new DataView(data.buffer, data.byteOffset).getUint32(0, true) !== kind) return undefined
  return Array.from({ length: rest / keyLength }, (_, index) => {
    const start = headLength + index * keyLength
    return base58.encode(data.slice(start, start + keyLength))
  })
}
