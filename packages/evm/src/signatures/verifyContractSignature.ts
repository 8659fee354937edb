import { encodeTrial } from './encodeTrial.ts'
import { parseCounterfactual } from './parseCounterfactual.ts'

export declare namespace verifyContractSignature {
  type Parameters = {
    /** The address of the contract that signed. */
    address: string
    /** The signed hash: 32 bytes in hex. */
    hash: string
    /** The signature in hex, of any length. */
    signature: string
    /**
     * Runs `eth_call` on the latest block and resolves with the result in hex. Without `to`, `data`
     * is code to run.
     */
    call: (transaction: { to?: string; data: string }) => Promise<string>
  }
}

/** The return value of a valid signature, which is also the selector of the call. */
const magic = '1626ba7e'

/**
 * How nodes report in English that the call reverted. Libraries include this text in their own
 * errors.
 */
const refusal = /revert|VM execution|invalid opcode|out of gas/i

/**
 * Checks whether a contract accepts a signature. A contract that is not deployed yet is deployed
 * for the duration of the call only.
 * @throws the error of `call` if no node answered
 * @see ERC-1271, ERC-6492
 */
export async function verifyContractSignature(
  parameters: verifyContractSignature.Parameters,
): Promise<boolean> {
  const { address, hash, signature, call } = parameters
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(signature)) return false
  const isAccepted = async (transaction: { to?: string; data: string }) => {
    try {
      return new RegExp(`^0x${magic}0{56}(?:0{63}1)?$`).test(await call(transaction))
    } catch (error) {
      // The node answered, and the contract reverted.
      if (refusal.test(String(Reflect.get(Object(error), 'message')))) return false
      throw error
    }
  }
  const counterfactual = parseCounterfactual(signature)
  const read = { to: address, data: encodeQuestion(hash, counterfactual?.signature ?? signature) }
  if (await isAccepted(read)) return true
  if (!counterfactual) return false
  const prepare = { to: counterfactual.factory, data: counterfactual.factoryData }
  return isAccepted({ data: encodeTrial({ prepare, read }) })
}

/** `isValidSignature(bytes32 hash, bytes signature)` */
function encodeQuestion(hash: string, signature: string): string {
  const bytes = signature.slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return `0x${magic}${hash.slice(2)}${word(64)}${word(bytes.length / 2)}${padded}`
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}
