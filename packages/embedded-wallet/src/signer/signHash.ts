import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Hex, hexToBytes, toHex } from 'viem'
import type { Account } from '../custody/keystore/account.ts'

/** The parts of a signature. */
export type SignatureParts = { readonly r: Hex; readonly s: Hex; readonly yParity: number }

/** Signs a hash that was derived here with the key of an account. */
export function signHash(hash: Hex, { privateKey }: Pick<Account, 'privateKey'>): SignatureParts {
  const signed = secp256k1.sign(hexToBytes(hash), privateKey, {
    ...{ prehash: false, lowS: true, format: 'recovered' },
  } as const)
  const { r, s, recovery } = secp256k1.Signature.fromBytes(signed, 'recovered')
  if (recovery === undefined) throw new TypeError('A signature without its parity.')
  return { r: toHex(r, { size: 32 }), s: toHex(s, { size: 32 }), yParity: recovery & 1 }
}
