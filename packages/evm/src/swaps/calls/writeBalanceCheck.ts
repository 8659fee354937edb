import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import type { EvmCall } from './evmCall.ts'

const abi = [
  {
    type: 'function',
    name: 'execute',
    stateMutability: 'payable',
    inputs: [
      { name: 'commands', type: 'bytes' },
      { name: 'inputs', type: 'bytes[]' },
    ],
    outputs: [],
  },
] as const

const check = [
  { name: 'owner', type: 'address' },
  { name: 'token', type: 'address' },
  { name: 'minimum', type: 'uint256' },
] as const

/** Universal Router's `BALANCE_CHECK_ERC20`. */
const command = '0x0e'

/** Writes the call that fails where a balance is too low. */
export function writeBalanceCheck(parameters: {
  guard: string
  account: string
  token: string
  minimum: bigint
}): EvmCall {
  const { encodeAbiParameters, encodeFunctionData } = library
  const { guard, account, token, minimum } = parameters
  const owner = account.toLowerCase() as Hex
  const input = encodeAbiParameters(check, [owner, token.toLowerCase() as Hex, minimum])
  const data = encodeFunctionData({
    ...{ abi, functionName: 'execute', args: [command, [input]] },
  })
  return { to: guard, data, value: 0n }
}
