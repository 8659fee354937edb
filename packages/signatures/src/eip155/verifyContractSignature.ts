import type { ContractCall } from './contractCall.ts'
import { encodeArguments } from './encodeArguments.ts'
import { readUndeployedSignature } from './readUndeployedSignature.ts'
import { validatorCode } from './validator/validatorCode.ts'

export declare namespace verifyContractSignature {
  type Parameters = {
    /** The address of the contract that signed. */
    address: string
    /** The signed hash: 32 bytes in hex. */
    hash: string
    /** The signature in hex, of any length. */
    signature: string
    call: ContractCall
  }
}

/** The selector of `isValidSignature(bytes32,bytes)`, and what it returns for a yes. */
const selector = '0x1626ba7e'
const accepted = /^0x1626ba7e0{56}$/
/** Enough for any account to be deployed and asked; bounds what a hostile one costs the node. */
const gas = '0x4c4b40'

/**
 * How nodes report in English that the call reverted. Libraries include this text in their own
 * errors.
 */
const refusal = /revert|VM execution|invalid ?\w*opcode/i
/** The limit was reached, which says nothing about the signature. */
const exhaustion = /out ?of ?gas|gas required exceeds/i

/**
 * Checks whether a contract accepts a signature. A contract that is not deployed yet is deployed
 * for the duration of the call only.
 * @returns which standard it was accepted by, or `undefined`
 * @throws the error of `call` if no node answered
 * @see ERC-1271, ERC-6492
 */
export async function verifyContractSignature(
  parameters: verifyContractSignature.Parameters,
): Promise<'eip1271' | 'eip6492' | undefined> {
  const { address, hash, call } = parameters
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(parameters.signature)) return undefined
  const signature = parameters.signature.slice(2).toLowerCase()
  const isAccepted = async (transaction: { to?: string; data: string }, form: RegExp) => {
    try {
      return form.test(await call({ ...transaction, gas }))
    } catch (error) {
      const message = String(Reflect.get(Object(error), 'message'))
      // The node answered, and the contract reverted.
      if (refusal.test(message) && !exhaustion.test(message)) return false
      throw error
    }
  }
  const signedHash = hash.slice(2)
  const inner = readUndeployedSignature(signature)
  const question = encodeArguments({ words: [signedHash], bytes: inner ?? signature })
  // The contract itself first: some nodes run no code that is not on the chain.
  if (await isAccepted({ to: address.toLowerCase(), data: selector + question }, accepted))
    return 'eip1271'
  if (inner === undefined) return undefined
  const account = address.slice(2).toLowerCase().padStart(64, '0')
  const trial = encodeArguments({ words: [account, signedHash], bytes: signature })
  return (await isAccepted({ data: validatorCode + trial }, /^0x0*1$/)) ? 'eip6492' : undefined
}
