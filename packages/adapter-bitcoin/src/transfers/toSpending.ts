import type { ParsedAddress } from '@cleat/signatures/bip122'
import { hex } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer'

/** The data that spending a coin needs, in addition to its script. */
export type Spending = { redeemScript?: Uint8Array; tapInternalKey?: Uint8Array }

/** The spending data of an account. `undefined` where it is unknown. */
export function toSpending(
  { kind }: ParsedAddress,
  publicKey: string | undefined,
): Spending | undefined {
  if (kind === 'wpkh') return {}
  if (publicKey === undefined) return undefined
  const key = hex.decode(publicKey)
  if (kind === 'tr') return { tapInternalKey: key }
  if (kind === 'sh') return { redeemScript: p2wpkh(key).script }
  return undefined
}
