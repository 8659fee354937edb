import { secp256k1 } from '@noble/curves/secp256k1.js'
import { publicKeyToAddress as toAddress } from 'viem/accounts'

/** The account of a secp256k1 key in hex, compressed or not. Throws for what is no point. */
function publicKeyToAddress(publicKey: string): string {
  const point = secp256k1.Point.fromHex(publicKey.replace(/^0x/i, ''))
  return toAddress(`0x${point.toHex(false)}`)
}

/** Keys of the chain's curve, published as one file; see `tsdown.libraries.config.ts`. */
export const library: { readonly publicKeyToAddress: typeof publicKeyToAddress } = {
  publicKeyToAddress,
}
