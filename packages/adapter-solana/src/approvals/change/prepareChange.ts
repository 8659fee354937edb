import {
  type ApprovalRequest,
  type ApprovalsAdapter,
  type CaipNetwork,
  toTransactionError,
} from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { fetchAccounts } from '../../rpc/fetchAccounts.ts'
import { fetchBudget } from '../../transfers/fetchBudget.ts'
import { fetchLifetime } from '../../transfers/fetchLifetime.ts'
import { maxUnits } from '../../transfers/maxUnits.ts'
import { simulate } from '../../transfers/simulate.ts'
import { readMint } from '../../transfers/token/readMint.ts'
import type { Delegation } from '../reading/delegation.ts'
import { buildChange, type DelegationChange } from './buildChange.ts'

/** So many changes fit into one transaction. */
const most = 12

/**
 * Writes what the wallet is asked to change a delegate, after a node has run it. Of several token
 * accounts, the one with the most keeps an amount.
 * @throws `TRANSACTION_FAILED` if it would fail, `NETWORK_RPC_FAILED`
 */
export async function prepareChange(
  parameters: Parameters<ApprovalsAdapter['prepare']>[0] & {
    /** Those of the account. */
    delegations: readonly Delegation[]
  },
): Promise<readonly [ApprovalRequest, ...ApprovalRequest[]]> {
  const { address: owner, network, approval, amount } = parameters
  const own = parameters.delegations
    .filter(({ mint, delegate }) => mint === approval.token && delegate === approval.spender)
    .sort((one, other) => (one.balance < other.balance ? -1 : 1))
  const decimals = amount > 0n ? await fetchDecimals(network, approval.token) : 0
  const changes = own.map(({ account, program, mint, delegate }, at): DelegationChange => {
    const isKept = amount > 0n && at === own.length - 1
    return { account, program, ...(isKept && { grant: { mint, delegate, amount, decimals } }) }
  })
  const [first, ...rest] = split(changes)
  if (!first) throw toTransactionError({ reason: 'nothing can be taken any more' })
  const write = (part: readonly DelegationChange[]) => prepareOne({ network, owner, changes: part })
  return [await write(first), ...(await Promise.all(rest.map(write)))]
}

function split(changes: readonly DelegationChange[]): (readonly DelegationChange[])[] {
  const count = Math.ceil(changes.length / most)
  return Array.from({ length: count }, (_, at) => changes.slice(at * most, (at + 1) * most))
}

async function prepareOne(parameters: {
  network: CaipNetwork
  owner: string
  changes: readonly DelegationChange[]
}): Promise<ApprovalRequest> {
  const { network, owner, changes } = parameters
  const { blockhash } = await fetchLifetime(network)
  const parts = { owner, blockhash, changes }
  const trial = buildChange({ ...parts, units: maxUnits, price: 0n })
  const used = await simulate({ network, transaction: trial })
  const addresses = [owner, ...changes.map(({ account }) => account)]
  const budget = await fetchBudget({ network, addresses, used })
  const transaction = base64.encode(buildChange({ ...parts, ...budget }))
  const params = { transaction, pubkey: owner, answer: 'signature' }
  return { method: 'solana_signAndSendTransaction', params }
}

async function fetchDecimals(network: CaipNetwork, mint: string): Promise<number> {
  const [account] = await fetchAccounts({ network, addresses: [mint] })
  const read = readMint(account)
  if (!read) throw toTransactionError({ reason: 'the chain has no such token' })
  return read.decimals
}
