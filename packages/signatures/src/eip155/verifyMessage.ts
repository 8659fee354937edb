import type { ContractCall } from './contractCall.ts'
import { hashMessage } from './hashMessage.ts'
import { recoverKey } from './recoverKey.ts'
import { verifyHash } from './verifyHash.ts'

/**
 * Whether an account signed a text. Keys need no network.
 * @param parameters.signature hex: of a key, or what a contract accepts
 * @param parameters.call asks the chain of the account; without it, contracts are `unknown`
 * @see EIP-191, ERC-1271, ERC-6492
 */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
  call?: ContractCall | undefined
}): Promise<verifyHash.ReturnType> {
  const { message, address, signature, call } = parameters
  return verifyHash({
    ...{ hash: hashMessage(message), address, signature, recover: recoverKey, call },
  })
}
