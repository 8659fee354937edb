import { verifyMessage as verify } from '@cleat/signatures/polkadot'

/** Whether the account made the signature, for any key type. */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): boolean {
  return verify(parameters).status === 'valid'
}
