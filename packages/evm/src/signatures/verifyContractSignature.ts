import type { Hex } from '../base/hex.ts'
import { library } from '../library/viemCodec.ts'
import { accountAbi } from '../transfers/abi/accountAbi.ts'

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

/** The return value of a valid signature. */
const accepted = /^0x1626ba7e0{56}$/

/**
 * How nodes report in English that the call reverted. Libraries include this text in their own
 * errors.
 */
const refusal = /revert|VM execution|invalid opcode|out of gas/i

/**
 * Checks whether a contract accepts a signature. A contract that is not deployed yet is deployed
 * for the duration of the call only. viem writes the calls. The verdict is read here, because the
 * `verifyHash` of viem calls a signature wrong where no node answered.
 * @throws the error of `call` if no node answered
 * @see ERC-1271, ERC-6492
 */
export async function verifyContractSignature(
  parameters: verifyContractSignature.Parameters,
): Promise<boolean> {
  const { signature, call } = parameters
  if (!isHex(signature)) return false
  const [address, hash] = [parameters.address.toLowerCase() as Hex, parameters.hash as Hex]
  const isAccepted = async (transaction: { to?: string; data: string }, form: RegExp) => {
    try {
      return form.test(await call(transaction))
    } catch (error) {
      // The node answered, and the contract reverted.
      if (refusal.test(String(Reflect.get(Object(error), 'message')))) return false
      throw error
    }
  }
  const inner = parseInner(signature)
  const question = library.encodeFunctionData({
    ...{ abi: accountAbi, functionName: 'isValidSignature', args: [hash, inner ?? signature] },
  })
  // The contract itself first: some nodes run no code that is not on the chain.
  if (await isAccepted({ to: address, data: question }, accepted)) return true
  if (inner === undefined) return false
  const trial = library.encodeDeployData({
    abi: library.erc6492SignatureValidatorAbi,
    args: [address, hash, signature],
    bytecode: library.erc6492SignatureValidatorByteCode,
  })
  return isAccepted({ data: trial }, /^0x0*1$/)
}

function isHex(text: string): text is Hex {
  return /^0x(?:[0-9a-f]{2})*$/i.test(text)
}

/** The signature for the contract, if it comes with how to deploy that. */
function parseInner(signature: Hex): Hex | undefined {
  try {
    const { address, signature: inner } = library.parseErc6492Signature(signature)
    // viem takes what does not fit into an address.
    return address && signature.startsWith(`0x${'0'.repeat(24)}`) ? inner : undefined
  } catch {
    return undefined
  }
}
