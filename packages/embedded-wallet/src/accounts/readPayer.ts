import { type Address, type Hex, isAddress, size, slice } from 'viem'

/** Who pays, and what the EntryPoint gets of it. */
export type Payer = { readonly paymaster: Address; readonly paymasterData: Hex }

/** The answer of a sponsor, which has one field for both where the EntryPoint is 0.6. */
export function readPayer(answer: {
  readonly paymaster?: Address | undefined
  readonly paymasterData?: Hex | undefined
  readonly paymasterAndData?: Hex | undefined
}): Payer | undefined {
  const { paymaster, paymasterData = '0x', paymasterAndData } = answer
  if (paymaster) return { paymaster, paymasterData }
  if (!paymasterAndData || size(paymasterAndData) < 20) return undefined
  const address = slice(paymasterAndData, 0, 20)
  if (!isAddress(address, { strict: false })) return undefined
  return { paymaster: address, paymasterData: `0x${paymasterAndData.slice(42)}` }
}
