import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  toHex,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { AccountCall } from '../accounts/walletAccount.ts'
import type { WalletChain } from '../provider/walletChain.ts'

/** A user operation with its signature, as the entry point takes it. */
export type SignedOperation = {
  readonly hash: Hex
  readonly sender: Address
  readonly nonce: bigint
  readonly initCode: Hex
  readonly callData: Hex
  readonly accountGasLimits: Hex
  readonly preVerificationGas: bigint
  readonly gasFees: Hex
  readonly paymasterAndData: Hex
  readonly signature: Hex
}

const abi = parseAbi([
  'struct Operation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'struct Call { address to; uint256 value; bytes data; }',
  'function getNonce(address sender, uint192 key) view returns (uint256)',
  'function getUserOpHash(Operation operation) view returns (bytes32)',
  'function executeBatch(Call[] calls)',
])
const gwei = 1_000_000_000n

/** Signs a user operation that makes the calls of an account (ERC-4337). */
export async function signOperation(parameters: {
  account: Address
  entryPoint: Address
  calls: readonly AccountCall[]
  chain: WalletChain
  signer: PrivateKeyAccount
}): Promise<SignedOperation> {
  const { account, entryPoint, calls, chain, signer } = parameters
  const client = createPublicClient({ transport: http(chain.rpcUrl, { retryCount: 0 }) })
  const asked = { address: entryPoint, abi } as const
  const nonce = await client.readContract({
    ...{ ...asked, functionName: 'getNonce', args: [account, 0n] },
  })
  const unsigned = {
    sender: account,
    nonce,
    initCode: '0x',
    paymasterAndData: '0x',
    callData: encodeFunctionData({ abi, functionName: 'executeBatch', args: [calls] }),
    accountGasLimits: pack(200_000n, 500_000n),
    preVerificationGas: 50_000n,
    gasFees: pack(gwei, gwei),
    signature: '0x',
  } as const
  const hash = await client.readContract({
    ...{ ...asked, functionName: 'getUserOpHash', args: [unsigned] },
  })
  const signature = await signer.signMessage({ message: { raw: hash } })
  return { ...unsigned, hash, signature }
}

/** Two numbers of 128 bits in one word. */
function pack(high: bigint, low: bigint): Hex {
  return toHex((high << 128n) | low, { size: 32 })
}
