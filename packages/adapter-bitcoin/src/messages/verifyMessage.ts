import { base64 } from '@scure/base'
import { bitcoinNetworkNames } from '../base/bitcoinNetwork.ts'
import { parseAddress } from '../chain/parseAddress.ts'
import { verifyBip322 } from './bip322/verifyBip322.ts'
import { verifyEcdsa } from './verifyEcdsa.ts'

/** Whether a base64 signature was made for the text by the key of the address. */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): boolean {
  const { message, signature } = parameters
  try {
    const address = bitcoinNetworkNames
      .map((network) => parseAddress({ address: parameters.address, network }))
      .find((parsed) => parsed !== undefined)
    if (!address) return false
    const compact = readCompact(signature)
    return compact
      ? verifyEcdsa({ message, address, signature: compact })
      : verifyBip322({ message, address, signature })
  } catch {
    return false
  }
}

/** A recoverable signature has 65 bytes, which no signature of BIP-322 can have. */
function readCompact(signature: string): Uint8Array | undefined {
  if (signature.length !== 88) return undefined
  const bytes = base64.decode(signature)
  return bytes.length === 65 ? bytes : undefined
}
