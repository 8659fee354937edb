import {
  type Address,
  concatHex,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  padHex,
  parseAbi,
  size,
  slice,
} from 'viem'
import { contractProgram } from './contractProgram.ts'
import { toLower } from './toLower.ts'

const abi = parseAbi(['function createAccount(bytes[] owners, uint256 nonce)'])

/** How the first contract account of a key is created. */
export const accountCreation: {
  /** The call of the factory. */
  write(owner: Address): { readonly factory: Address; readonly factoryData: Hex }
  /** The same as an operation of EntryPoint 0.6 has it. */
  writeCode(owner: Address): Hex
  /** Whether an operation creates the first account of just this key. */
  isOf(owner: Address, initCode: Hex): boolean
} = {
  write(owner) {
    const { factory } = contractProgram
    const args = [[padHex(toLower(owner), { size: 32 })], 0n] as const
    return { factory, factoryData: encodeFunctionData({ abi, args }) }
  },
  writeCode(owner) {
    const { factory, factoryData } = accountCreation.write(owner)
    return concatHex([factory, factoryData])
  },
  isOf(owner, initCode) {
    if (size(initCode) < 24) return false
    try {
      const data: Hex = `0x${initCode.slice(42)}`
      const [owners, nonce] = decodeFunctionData({ abi, data }).args
      const [only, ...more] = owners
      return (
        isAddressEqual(slice(initCode, 0, 20), contractProgram.factory) &&
        only === padHex(toLower(owner), { size: 32 }) &&
        more.length === 0 &&
        nonce === 0n
      )
    } catch {
      return false
    }
  },
}
