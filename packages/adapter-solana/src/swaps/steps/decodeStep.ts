import type { CaipNetwork, DecodedExchange, DecodedSwapStep } from '@cleat/core/adapter'
import { programs } from '../../base/programs.ts'
import { fetchAccounts } from '../../rpc/fetchAccounts.ts'
import { type ParsedMessage, parseTransaction } from '../../transaction/parseTransaction.ts'
import { alteredError } from '../../transfers/alteredError.ts'
import { findAssociatedAccount } from '../../transfers/token/findAssociatedAccount.ts'
import { readAmount } from '../../transfers/token/readAmount.ts'
import { listWritten } from '../decode/base/listWritten.ts'
import { decodeSwap } from '../decode/decodeSwap.ts'
import { jupiter } from '../decode/jupiter/jupiter.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'
import { fetchTables } from '../tables/fetchTables.ts'
import type { SwapStepBytes } from './readStep.ts'

/** A step, and what it does. */
export type KnownStep = {
  readonly transaction: Uint8Array
  readonly source: string | undefined
  readonly blockhash: string
  /** Whether a market maker has signed it, so that nothing of it can change. */
  readonly isShared: boolean
  /** The accounts that the chain lets it change. */
  readonly written: readonly string[]
  readonly decoded: DecodedSwapStep
  readonly exchange: DecodedExchange
}

/**
 * What a step does, if it exchanges and does nothing else. Shares no code with what writes
 * transactions.
 * @throws `PAYMENT_ALTERED` for everything else, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`,
 *   `NETWORK_RPC_FAILED`
 */
export async function decodeStep(
  { transaction, source }: SwapStepBytes,
  network: CaipNetwork,
): Promise<KnownStep> {
  const message = parseTransaction(transaction)?.message
  const [account] = message?.signers ?? []
  if (!message || account === undefined) throw alteredError('transaction')
  const [tables, wrapped] = await Promise.all([
    fetchTables({ network, lookups: message.lookups }),
    fetchWrapped({ network, account, message }),
  ])
  const decoded = await decodeSwap({ transaction, account, tables, source, wrapped })
  const [exchange] = decoded.parts
  if (exchange?.type !== 'exchange') throw alteredError('step')
  const { blockhash, signers } = message
  const written = listWritten(message, tables)
  const isShared = signers.length > 1
  return { transaction, source, blockhash, isShared, written, decoded, exchange }
}

/** What the account has of wrapped SOL, for a transaction that may unwrap it. */
async function fetchWrapped(parameters: {
  network: CaipNetwork
  account: string
  message: ParsedMessage
}): Promise<bigint | undefined> {
  const { network, account: owner, message } = parameters
  if (message.signers.length > 1 || message.accounts.includes(jupiter)) return undefined
  const { token: program } = programs
  const address = await findAssociatedAccount({ owner, mint: nativeMint, program })
  if (!message.accounts.includes(address)) return undefined
  const [account] = await fetchAccounts({ network, addresses: [address] })
  return readAmount({ account, owner })
}
