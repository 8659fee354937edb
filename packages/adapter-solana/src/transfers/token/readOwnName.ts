import { base58 } from '@scure/base'
import { programs } from '../../base/programs.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'

export type TokenName = { readonly name: string; readonly symbol: string }

/** The number of the TokenMetadata extension. */
const metadata = 19
/** The key and the update authority of a Metaplex account. The mint follows. */
const headLength = 33
const keyLength = 32

export declare namespace readOwnName {
  type Parameters = {
    mint: string
    extensions: ReadonlyMap<number, Uint8Array>
    /** The mint's Metaplex account, if there is one. */
    account: ChainAccount | undefined
  }
}

/** The token's name and symbol: of the mint, else of its Metaplex account. */
export function readOwnName(parameters: readOwnName.Parameters): TokenName | undefined {
  const { mint, extensions, account } = parameters
  const own = extensions.get(metadata)
  const foreign =
    account?.owner === programs.metadata ? account.data.slice(headLength - keyLength) : undefined
  return readNames(own, mint) ?? readNames(foreign, mint)
}

/** Both layouts start with an authority, the mint, the name and the symbol. */
function readNames(data: Uint8Array | undefined, mint: string): TokenName | undefined {
  if (!data || base58.encode(data.slice(keyLength, 2 * keyLength)) !== mint) return undefined
  const name = readText(data, 2 * keyLength)
  const symbol = name && readText(data, name.end)
  if (!name?.text || !symbol?.text) return undefined
  return { name: name.text, symbol: symbol.text }
}

/** A text with its length in front. Metaplex pads it with zeros. */
function readText(data: Uint8Array, at: number): { text: string; end: number } | undefined {
  if (at + 4 > data.length) return undefined
  const end = at + 4 + new DataView(data.buffer, data.byteOffset).getUint32(at, true)
  if (end > data.length) return undefined
  const text = new TextDecoder().decode(data.slice(at + 4, end)).replace(/\0+$/, '')
  return { text: text.trim(), end }
}
