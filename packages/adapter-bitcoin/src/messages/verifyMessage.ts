import { verifyMessage as verify } from '@cleat/signatures/bip122'

/** Whether a base64 signature was made for the text by the key of the address. */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): boolean {
  return verify(parameters).status === 'valid'
}
