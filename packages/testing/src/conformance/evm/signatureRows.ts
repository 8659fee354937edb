import {
  compactSignatureToHex,
  concatHex,
  encodeAbiParameters,
  type Hex,
  parseSignature,
  serializeSignature,
  signatureToCompactSignature,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { devPrivateKeys } from '../../wallet/devPrivateKeys.ts'

export type SignatureRow = readonly [row: string, what: string, signature: unknown]

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const [key, otherKey] = devPrivateKeys as readonly [Hex, Hex]

/** Who the signatures have to be of, and of what. */
export const signer: string = privateKeyToAccount(key).address
export const signedText = 'Ahoy'

/** Signatures of one text by one account, in every form that wallets answer with (catalogue H). */
export async function createSignatureRows(): Promise<{
  readonly accepted: readonly SignatureRow[]
  readonly refused: readonly SignatureRow[]
}> {
  const signature = await privateKeyToAccount(key).signMessage({ message: signedText })
  const { r, s, yParity } = parseSignature(signature)
  const upper = toHex(order - BigInt(s), { size: 32 })
  const mirrored = serializeSignature({ r, s: upper, yParity: yParity === 0 ? 1 : 0 })
  const byOther = await privateKeyToAccount(otherKey).signMessage({ message: signedText })
  const otherText = await privateKeyToAccount(key).signMessage({ message: 'Ahoi' })
  return {
    accepted: [
      ['H12', 'as the standard has it', signature],
      ['H12', 'with a parity for v', concatHex([r, s, toHex(yParity, { size: 1 })])],
      ['H12', 'in 64 bytes', compactSignatureToHex(signatureToCompactSignature({ r, s, yParity }))],
    ],
    refused: [
      ['H12', 'empty', '0x'],
      ['H12', 'without 0x', signature.slice(2)],
      ['H12', 'half a byte more', `${signature}0`],
      ['H12', 'a byte more', `${signature}00`],
      ['H12', 'a byte less', signature.slice(0, -4)],
      ['H12', 'a v that is none', `${signature.slice(0, -2)}63`],
      ['H12', 'the upper one of its two forms', mirrored],
      ['H12', 'of another account', byOther],
      ['H12', 'of a contract that is not there', wrap(byOther)],
      ['H13', 'of another text', otherText],
    ],
  }
}

/** As a contract signs that is still to be deployed. @see ERC-6492 */
function wrap(signature: Hex): Hex {
  const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const
  const nowhere = '0x1111111111111111111111111111111111111111'
  return concatHex([
    encodeAbiParameters(types, [nowhere, '0x', signature]),
    toHex(0x6492649264926492649264926492649264926492649264926492649264926492n, { size: 32 }),
  ])
}
