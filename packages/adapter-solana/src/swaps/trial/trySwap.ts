import { CleatError, type Swap } from '@cleat/core/adapter'
import { boolean, object } from 'valibot'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { fetchAccounts } from '../../rpc/fetchAccounts.ts'
import { fetchRpc } from '../../rpc/fetchRpc.ts'
import { fetchRent } from '../../transfers/fetchRent.ts'
import { requireFunds } from '../../transfers/requireFunds.ts'
import { readTokenAccount } from '../../transfers/token/readTokenAccount.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'
import type { Holding } from '../holdings/holding.ts'
import { measureChange } from '../holdings/measureChange.ts'
import type { KnownStep } from '../steps/decodeStep.ts'
import { type ChangedAccount, checkAccounts } from './checkAccounts.ts'
import { checkChange } from './checkChange.ts'
import { priceMovedError } from './priceMovedError.ts'
import { simulateSwap } from './simulateSwap.ts'

const validSchema = object({ value: boolean() })

/** What an exchange did when it was tried. */
export type TriedSwap = {
  /** Base units of the target that arrived. */
  readonly received: bigint
  /** The rent of accounts that are opened, in lamports. */
  readonly rent: bigint
}

/**
 * Checks that an exchange is possible, and tries it on a node: it must take no more than the
 * amount, bring the minimum, and change nothing else of the account.
 * @throws `PAYMENT_EXPIRED`, `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`,
 *   `SWAP_EFFECT_UNEXPECTED`, `SWAP_PRICE_MOVED`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function trySwap(swap: Swap, step: KnownStep): Promise<TriedSwap> {
  const { network, address, source, target } = swap
  const { transaction, blockhash, written: addresses, exchange, decoded } = step
  const { feeLimit = 0n } = decoded
  const [{ value: isValid }, before, rent, rest] = await Promise.all([
    fetchRpc({
      ...{ network, method: 'isBlockhashValid', schema: validSchema },
      params: [blockhash, { commitment: 'processed' }],
    }),
    fetchAccounts({ network, addresses }),
    fetchRent({ network, length: 165 }),
    fetchRent({ network, length: 0 }),
  ])
  if (!isValid) throw new CleatError('PAYMENT_EXPIRED')
  const own = listHoldings(address, { addresses, accounts: before })
  const lamports = before[addresses.indexOf(address)]?.lamports ?? 0n
  const isOpened = target.address !== undefined && !own.some(isOf(target.address))
  requireFunds({
    payment: { ...swap, asset: source, to: exchange.router },
    held: source.address === undefined ? lamports : sumOf(own, source.address),
    ...{ lamports, cost: feeLimit + (isOpened ? rent : 0n) },
    ...(target.address !== undefined && { rest }),
  })
  const simulated = await simulateSwap({ network, transaction, addresses })
  const { minReceived: minimum } = exchange
  if (simulated.status === 'below-floor') throw priceMovedError(target, { minimum })
  const { accounts: after, fee = feeLimit } = simulated
  const changed = addresses.map(
    (one, index): ChangedAccount => ({ address: one, before: before[index], after: after[index] }),
  )
  await checkAccounts(swap, changed)
  const now = listHoldings(address, { addresses, accounts: after })
  const change = measureChange({ swap, before: own, after: now, fee })
  checkChange({ swap, change, minimum })
  return { received: change.received, rent: sumRent(changed, address) }
}

/** The account, and its token accounts. */
function listHoldings(
  owner: string,
  parameters: {
    addresses: readonly string[]
    accounts: readonly (ChainAccount | undefined)[]
  },
): readonly Holding[] {
  const { addresses, accounts } = parameters
  return accounts.flatMap((account, index): readonly Holding[] => {
    if (!account) return []
    const { lamports } = account
    if (addresses[index] === owner) return [{ lamports, token: undefined }]
    const token = readTokenAccount(account)
    return token?.owner === owner ? [{ lamports, token }] : []
  })
}

function isOf(mint: string): (holding: Holding) => boolean {
  return ({ token }) => token?.mint === mint
}

function sumOf(holdings: readonly Holding[], mint: string): bigint {
  return holdings.filter(isOf(mint)).reduce((sum, { token }) => sum + (token?.amount ?? 0n), 0n)
}

/** What was paid for new token accounts of the owner. */
function sumRent(changed: readonly ChangedAccount[], owner: string): bigint {
  return changed.reduce((sum, { before, after }) => {
    const token = before ? undefined : readTokenAccount(after)
    if (!after || token?.owner !== owner) return sum
    return sum + after.lamports - (token.mint === nativeMint ? token.amount : 0n)
  }, 0n)
}
