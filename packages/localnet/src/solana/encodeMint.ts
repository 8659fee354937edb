import { type Address, getAddressEncoder } from '@solana/kit'
import { littleEndian } from './littleEndian.ts'
import type { LocalSolanaToken } from './localSolanaTokens.ts'

const plainLength = 82
/** Extensions follow the length of a token account and the byte with the account type. */
const kindAt = 165
const kind = 1
const [transferFee, metadataPointer, metadata] = [1, 18, 19]

/** The data of a mint. Its authority can mint, freeze and change the fee. */
export function encodeMint(parameters: {
  token: LocalSolanaToken
  supply: bigint
  authority: Address
}): Uint8Array {
  const { token, supply } = parameters
  const authority = getAddressEncoder().encode(parameters.authority)
  const plain = [
    ...some(authority),
    ...littleEndian(supply, 8),
    ...[token.decimals, 1],
    ...some(authority),
  ]
  if (token.program === 'spl-token') return Uint8Array.from(plain)
  const room = new Uint8Array(kindAt - plainLength)
  return Uint8Array.from([...plain, ...room, kind, ...encodeExtensions(token, authority)])
}

/** The extensions in the program's format, each after its number and length. */
function encodeExtensions(
  { address, name, symbol, fee }: LocalSolanaToken,
  authority: Iterable<number>,
): readonly number[] {
  const mint = [...getAddressEncoder().encode(address)]
  const texts = [...text(name), ...text(symbol), ...text('')]
  const noMore = littleEndian(0n, 4)
  return [
    ...(fee ? extension(transferFee, encodeFee(fee, authority)) : []),
    ...extension(metadataPointer, [...authority, ...mint]),
    ...extension(metadata, [...authority, ...mint, ...texts, ...noMore]),
  ]
}

/** The fee authorities, the withheld amount, and the same fee before and from epoch 0. */
function encodeFee(
  { basisPoints, max }: NonNullable<LocalSolanaToken['fee']>,
  authority: Iterable<number>,
): readonly number[] {
  const rule = [
    ...littleEndian(0n, 8),
    ...littleEndian(max, 8),
    ...littleEndian(BigInt(basisPoints), 2),
  ]
  return [...authority, ...authority, ...littleEndian(0n, 8), ...rule, ...rule]
}

function extension(type: number, data: readonly number[]): readonly number[] {
  return [...littleEndian(BigInt(type), 2), ...littleEndian(BigInt(data.length), 2), ...data]
}

function some(address: Iterable<number>): readonly number[] {
  return [...littleEndian(1n, 4), ...address]
}

/** A text after its length. */
function text(value: string): readonly number[] {
  const bytes = new TextEncoder().encode(value)
  return [...littleEndian(BigInt(bytes.length), 4), ...bytes]
}
