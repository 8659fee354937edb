import { type Address, getAddressEncoder } from '@solana/kit'
import { littleEndian } from './littleEndian.ts'
import type { LocalSolanaToken } from './localSolanaTokens.ts'

/** Metaplex's key of a metadata account. */
const kind = 4
const lengths = { name: 32, symbol: 10, uri: 200 }
/** Empty optional fields: seller fees, creators, editions and collections. */
const rest = new Uint8Array(360)

/** A Metaplex metadata account, with names in fields of fixed length. */
export function encodeMetadata(parameters: {
  token: LocalSolanaToken
  authority: Address
}): Uint8Array {
  const { token, authority } = parameters
  const { encode } = getAddressEncoder()
  return Uint8Array.from([
    ...[kind, ...encode(authority), ...encode(token.address)],
    ...text(token.name, lengths.name),
    ...text(token.symbol, lengths.symbol),
    ...text('', lengths.uri),
    ...rest,
  ])
}

function text(value: string, length: number): readonly number[] {
  const bytes = new Uint8Array(length)
  bytes.set(new TextEncoder().encode(value))
  return [...littleEndian(BigInt(length), 4), ...bytes]
}
