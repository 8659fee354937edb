import { PublicKey } from '@solana/web3.js'
import { programs } from '../base/programs.ts'
import type { createToken } from './createToken.ts'

const text = (value: string) => [value.length, 0, 0, 0, ...new TextEncoder().encode(value)]

/** The extensions of a Token-2022 mint that names itself. */
export function named(
  symbol: string,
  name: string = symbol,
): Required<Pick<Parameters<typeof createToken>[0], 'extensions'>> {
  // MetadataPointer comes before InitializeMint, TokenMetadata after it.
  const initialize = [210, 225, 30, 162, 88, 184, 77, 141]
  const data = [...initialize, ...text(name), ...text(symbol), ...text('')]
  const pointer = [39, 0, ...new Uint8Array(32), ...new PublicKey(programs.metadata).toBytes()]
  const extensions = [
    { length: 64, data: pointer },
    { length: 0, data, isAfterMint: true as const },
  ]
  return { extensions }
}
