import type { Address, Hex } from 'viem'

/** An operation as JSON-RPC has it. @see ERC-7769 */
export type RpcOperation = {
  readonly sender: Address
  readonly nonce: Hex
  readonly factory?: Address | '0x7702' | undefined
  readonly factoryData?: Hex | undefined
  readonly callData: Hex
  readonly callGasLimit?: Hex | undefined
  readonly verificationGasLimit?: Hex | undefined
  readonly preVerificationGas?: Hex | undefined
  readonly maxFeePerGas?: Hex | undefined
  readonly maxPriorityFeePerGas?: Hex | undefined
  readonly paymaster?: Address | undefined
  readonly paymasterVerificationGasLimit?: Hex | undefined
  readonly paymasterPostOpGasLimit?: Hex | undefined
  readonly paymasterData?: Hex | undefined
  readonly signature: Hex
  readonly eip7702Auth?: RpcAuthorization | undefined
}

/** The same for EntryPoint 0.6. */
export type OldRpcOperation = Omit<
  RpcOperation,
  'factory' | 'factoryData' | 'paymaster' | 'paymasterData' | 'eip7702Auth'
> & { readonly initCode?: Hex | undefined; readonly paymasterAndData?: Hex | undefined }

/** What an account signed to take over code. @see EIP-7702 */
export type RpcAuthorization = {
  readonly chainId: Hex
  readonly address: Address
  readonly nonce: Hex
  readonly r: Hex
  readonly s: Hex
  readonly yParity: Hex
}
