import {
  type Address,
  concat,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { AccountCall } from '../accounts/walletAccount.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { broadcast } from './broadcast.ts'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/**
 * Signs a vault's transaction with all owners and sends it with the key of the last one, which pays
 * for it. A call that fails is reported by the vault, and does not revert.
 */
export async function sendVaultTransaction(parameters: {
  vault: Address
  call: AccountCall
  /** Whether the vault runs the called contract's code as its code. */
  isDelegated: boolean
  chain: WalletChain
  owners: readonly PrivateKeyAccount[]
}): Promise<{ readonly safeHash: Hex; readonly transactionHash: Hex }> {
  const { vault: address, call, isDelegated, chain, owners } = parameters
  const sorted = [...owners].sort((one, other) =>
    BigInt(one.address) < BigInt(other.address) ? -1 : 1,
  )
  const sender = owners.at(-1)
  if (!sender) throw new Error('A vault needs owners: pass their keys in "privateKeys".')
  const client = createPublicClient({ transport: http(chain.rpcUrl, { retryCount: 0 }) })
  const read = { address, abi } as const
  const nonce = await client.readContract({ ...read, functionName: 'nonce' })
  const fields = [
    ...([call.to, call.value, call.data, isDelegated ? 1 : 0] as const),
    ...([1n, 0n, 0n, zeroAddress, zeroAddress] as const),
  ] as const
  const safeHash = await client.readContract({
    ...{ ...read, functionName: 'getTransactionHash', args: [...fields, nonce] },
  })
  const signatures = concat(
    await Promise.all(sorted.map((owner) => owner.sign({ hash: safeHash }))),
  )
  const data = encodeFunctionData({
    ...{ abi, functionName: 'execTransaction', args: [...fields, signatures] },
  })
  const request = { to: address, value: 0n, data, gas: 1_000_000n }
  return { safeHash, transactionHash: await broadcast({ request, chain, signer: sender }) }
}
