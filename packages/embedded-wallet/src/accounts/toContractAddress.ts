import {
  type Address,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  keccak256,
  padHex,
} from 'viem'
import { contractProgram } from './contractProgram.ts'

const parameters = [{ type: 'bytes[]' }, { type: 'uint256' }] as const

/** The address of the first contract account of a key, by arithmetic alone. @see EIP-1014 */
export function toContractAddress(given: {
  owner: Address
  /** The hash of what creates accounts. @default that of public chains */
  creationHash?: Hex | undefined
}): Address {
  const { owner, creationHash: bytecodeHash = contractProgram.creationHash } = given
  const salt = keccak256(encodeAbiParameters(parameters, [[padHex(owner, { size: 32 })], 0n]))
  return getCreate2Address({ from: contractProgram.factory, salt, bytecodeHash })
}
