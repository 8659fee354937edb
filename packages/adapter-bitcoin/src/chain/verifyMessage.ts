import { base64 } from '@scure/base'
import { bitcoinNetworkNames } from '../base/bitcoinNetwork.ts'
import { parseAddress } from './parseAddress.ts'
import { verifyBip322 } from './verifyBip322.ts'
import { verifyEcdsa } from './verifyEcdsa.ts'

/** Whether a base64 signature was made for the text by the key of the address. */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): boolean {
  const { message, signature } = parameters
  try {
    const bytes = base64.decode(signature)
    const address = bitcoinNetworkNames
      .map((network) => parseAddress({ address: parameters.address, network }))
      .find((parsed) => parsed !== undefined)
    if (!address) return false
    // A 65-byte witness cannot hold a signature and a key, and a taproot witness starts
    // differently.
    const isEcdsa = bytes.length === 65
    return (isEcdsa ? verifyEcdsa : verifyBip322)({ message, address, signature: bytes })
  } catch {
    return false
  }
}
