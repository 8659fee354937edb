import { bitcoinNetworkNames, parseAddress } from '@cleat/signatures/bip122'
import { decodeSs58 } from '@cleat/signatures/polkadot'
import type { Hex } from 'viem'
import { bytesToHex } from 'viem/utils'
import { readBase58 } from '../../base58/readBase58.ts'

/** In characters, of a CAIP-10 account id. */
const longest = 200

/**
 * The binary form of an address of any family that has names, written alone or as CAIP-10.
 * `undefined` where it is none.
 */
export function toAddressBytes(text: string): Hex | undefined {
  if (text.length > longest) return undefined
  const address = text.slice(text.lastIndexOf(':') + 1)
  if (/^0x[\da-f]{40}$/i.test(address)) return address.toLowerCase() as Hex
  const key = readBase58(address)
  const bytes =
    (key?.length === 32 ? key : undefined) ??
    readBitcoinScript(address) ??
    decodeSs58(address)?.accountId
  return bytes && bytesToHex(bytes)
}

function readBitcoinScript(address: string): Uint8Array | undefined {
  for (const network of bitcoinNetworkNames) {
    const script = parseAddress({ address, network })?.script
    if (script) return script
  }
  return undefined
}
