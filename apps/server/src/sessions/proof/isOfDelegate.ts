import { type Hex, hashMessage, recoverPublicKey } from 'viem'
import type { SignedSession } from '../schemas/sessionSchemas.ts'

/** Whether one of the app's keys signed a text (EIP-191). Keys of secp256r1 sign no such texts. */
export async function isOfDelegate(parameters: {
  message: string
  signature: string
  signer: SignedSession['signer']
}): Promise<boolean> {
  const { message, signature, signer } = parameters
  const hash = hashMessage(message)
  const whole = await recoverPublicKey({ hash, signature: signature as Hex }).catch(() => undefined)
  if (whole === undefined) return false
  // SEC 1: the short form has x, and whether y is odd.
  const isOdd = Number.parseInt(whole.slice(-1), 16) % 2 === 1
  const forms = [whole, `0x${isOdd ? '03' : '02'}${whole.slice(4, 68)}`]
  return signer.data.keys.some(
    ({ type, publicKey }) => type === 'secp256k1' && forms.includes(publicKey.toLowerCase()),
  )
}
