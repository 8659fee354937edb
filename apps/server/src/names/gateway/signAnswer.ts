import { type Address, encodeAbiParameters, encodePacked, type Hex, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export declare namespace signAnswer {
  type Parameters = {
    /** The contract that the answer is for. */
    resolver: Address
    /** The call data that the contract asked with. */
    question: Hex
    result: Hex
    /** Until when it counts, in seconds since 1970. */
    expires: bigint
    signerKey: Hex
  }
}

/**
 * Proves an answer to `ZoneResolver.prove`: for this contract, this question and this long. The
 * hash has the form of a contract's validator data (EIP-191, version 0).
 */
export async function signAnswer(parameters: signAnswer.Parameters): Promise<Hex> {
  const { resolver, question, result, expires, signerKey } = parameters
  const hash = keccak256(
    encodePacked(
      ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
      ['0x1900', resolver, expires, keccak256(question), keccak256(result)],
    ),
  )
  const signature = await privateKeyToAccount(signerKey).sign({ hash })
  return encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
    [result, expires, signature],
  )
}
