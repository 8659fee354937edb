import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { AccountCall, WalletAccount } from '../accounts/walletAccount.ts'
import type { RequestedTransaction } from '../params/readTransaction.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { broadcast } from './broadcast.ts'
import { sendBatch } from './sendBatch.ts'
import { sendOperations } from './sendOperations.ts'
import { sendVaultTransaction } from './sendVaultTransaction.ts'
import { signOperation } from './signOperation.ts'

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function callAll(Call[] calls) payable',
  'function executeBatch(Call[] calls)',
])

export type SendAsAccountParameters = {
  account: WalletAccount
  request: RequestedTransaction
  chain: WalletChain
  /** The account's key, or that of its owner. */
  signer: PrivateKeyAccount
  /** All keys of the wallet. */
  keys: readonly PrivateKeyAccount[]
}

/** Sends a transaction as the account does it. Returns the hash that sites get. */
export async function sendAsAccount(parameters: SendAsAccountParameters): Promise<Hex> {
  const { account, request, chain, signer, keys } = parameters
  const { to, value, data } = request
  if (to === null) return broadcast({ request, chain, signer })
  const asked = { to, value, data }
  const calls = account.lie ? account.lie(asked) : [asked]
  switch (account.kind) {
    case 'eoa':
      return sendOneByOne({ ...parameters, calls })
    case 'delegated':
      return sendBatch({ calls, contract: account.contract, chain, signer })
    case 'contract': {
      const { address, entryPoint, bundler } = account
      const operation = await signOperation({ account: address, entryPoint, calls, chain, signer })
      const last = bundler ? privateKeyToAccount(bundler) : (keys.at(-1) ?? signer)
      const hash = await sendOperations({
        ...{ operations: [operation], entryPoint, chain, bundler: last },
      })
      return account.answers === 'transaction' ? hash : operation.hash
    }
    case 'relayed': {
      const data = encodeFunctionData({ abi, functionName: 'executeBatch', args: [calls] })
      const relayed = { to: account.address, value: 0n, data, gas: 1_000_000n }
      return broadcast({ request: relayed, chain, signer: keys.at(-1) ?? signer })
    }
    case 'vault': {
      const { safeHash, transactionHash } = await sendVaultTransaction({
        ...{ ...toVaultCall({ ...account, all: calls }), vault: account.address, chain },
        owners: keys.slice(0, 2),
      })
      return account.answers === 'transaction' ? transactionHash : safeHash
    }
  }
}

async function sendOneByOne(
  parameters: SendAsAccountParameters & { calls: readonly AccountCall[] },
): Promise<Hex> {
  const { request, calls, chain, signer } = parameters
  let hash: Hex = '0x'
  for (const call of calls)
    hash = await broadcast({ request: { ...request, ...call }, chain, signer })
  return hash
}

function toVaultCall(parameters: { all: readonly AccountCall[]; calls?: Address | undefined }) {
  const { all, calls } = parameters
  const [first, ...more] = all
  if (first && more.length === 0) return { call: first, isDelegated: false }
  if (!calls) throw new Error('A vault needs "calls" to make several.')
  const data = encodeFunctionData({ abi, functionName: 'callAll', args: [all] })
  return { call: { to: calls, value: 0n, data }, isDelegated: true }
}
