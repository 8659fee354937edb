import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'
import { nativeAddresses } from '../../chains/dataChain.ts'

const addressText = v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i))
const natives: readonly string[] = [nativeAddresses.eip155, `0x${'0'.repeat(40)}`]

/** What APIs write their values as. */
export const wireSchemas = {
  /** A whole number in decimal digits. */
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,78}$/),
    v.transform((text) => BigInt(text)),
  ),

  /** A whole number, as a number or as a text in decimal or hexadecimal digits. */
  quantity: v.pipe(
    v.union([
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      v.pipe(v.string(), v.regex(/^(?:\d{1,78}|0x[\da-f]{1,64})$/i)),
    ]),
    v.transform((value) => BigInt(value)),
  ),

  /** With its checksum, whatever case it is written in. */
  address: v.pipe(
    addressText,
    v.transform((text): Address => getAddress(text.toLowerCase())),
  ),

  /** A token, or one of the addresses that stand for the native currency. */
  asset: v.pipe(
    addressText,
    v.transform((text) =>
      natives.includes(text.toLowerCase())
        ? nativeAddresses.eip155
        : getAddress(text.toLowerCase()),
    ),
  ),

  data: v.pipe(
    v.string(),
    v.regex(/^0x(?:[\da-f]{2})*$/i),
    v.transform((text) => text as Hex),
  ),
} as const
