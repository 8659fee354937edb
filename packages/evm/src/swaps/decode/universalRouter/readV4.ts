import { readArguments } from '../../../abi/readArguments.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import type { CommandContext } from './commandContext.ts'
import type { Draw, Ledger, Payment } from './ledger.ts'
import { toDraws } from './toDraws.ts'
import { toReceiver } from './toReceiver.ts'

/**
 * Reads what a command takes and pays that exchanges in pools of Uniswap V4: swaps make debts and
 * credits, which are then settled and taken.
 * @throws `SWAP_ROUTER_UNKNOWN`, `PAYMENT_ALTERED`
 */
export function readV4(input: string, context: CommandContext): Partial<Ledger> {
  const { actions, parameters } = readArguments(input, { actions: 'bytes', parameters: ['bytes'] })
  if (actions.length !== parameters.length * 2) throw alteredError('data')
  const accounts: Accounts = {
    ...{ context, debts: new Map(), credits: new Map() },
    ...{ settled: new Set(), draws: [], payments: [] },
  }
  for (const [index, digits] of parameters.entries()) {
    const run = readers[actions.slice(index * 2, index * 2 + 2)]
    if (!run) throw unknownRouterError(context.router)
    run(digits, accounts)
  }
  const open = [...accounts.settled].flatMap((currency) =>
    toDraws(currency, accounts.debts.get(currency) ?? 0n),
  )
  return { draws: [...accounts.draws, ...open], payments: accounts.payments }
}

type Accounts = {
  readonly context: CommandContext
  /** The most that swaps owe of a currency. */
  readonly debts: Map<string, bigint>
  /** The least that swaps have brought and nothing has used. */
  readonly credits: Map<string, bigint>
  /** Currencies of which the caller pays whatever is owed. */
  readonly settled: Set<string>
  readonly draws: Draw[]
  readonly payments: Payment[]
}

type Reader = (digits: string, accounts: Accounts) => void

type Swap = { readonly amountIn: bigint; readonly amountOutMinimum: bigint }

const amounts = { amountIn: 'uint128', amountOutMinimum: 'uint128' } as const
const pool = { fee: 'uint24', tickSpacing: 'int24', hooks: 'address' } as const

const readSingle: Reader = (digits, accounts) => {
  const head = {
    pool: { currency0: 'address', currency1: 'address', ...pool },
    zeroForOne: 'bool',
    ...amounts,
  } as const
  const { swap } = accounts.context.hasHopLimits
    ? readArguments(digits, { swap: { ...head, limit: 'uint256', hookData: 'bytes' } })
    : readArguments(digits, { swap: { ...head, hookData: 'bytes' } })
  const { currency0, currency1 } = swap.pool
  const ends = swap.zeroForOne ? [currency0, currency1] : [currency1, currency0]
  exchange(accounts, swap, { from: ends[0], to: ends[1] })
}

const readSeveral: Reader = (digits, accounts) => {
  const head = {
    currencyIn: 'address',
    path: [{ currency: 'address', ...pool, hookData: 'bytes' }],
  } as const
  const { swap } = accounts.context.hasHopLimits
    ? readArguments(digits, { swap: { ...head, limits: ['uint256'], ...amounts } })
    : readArguments(digits, { swap: { ...head, ...amounts } })
  exchange(accounts, swap, { from: swap.currencyIn, to: swap.path.at(-1)?.currency })
}

function exchange(
  { debts, credits }: Accounts,
  { amountIn, amountOutMinimum }: Swap,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
): void {
  if (from === undefined || to === undefined || from === to) throw alteredError('path')
  // Zero is all that is there, which owes nothing.
  debts.set(from, (debts.get(from) ?? 0n) + amountIn)
  credits.set(from, 0n)
  credits.set(to, (credits.get(to) ?? 0n) + amountOutMinimum)
}

const readSettle: Reader = (digits, { settled, draws }) => {
  const shape = { currency: 'address', amount: 'uint256', payerIsUser: 'bool' } as const
  const { currency, amount, payerIsUser } = readArguments(digits, shape)
  // The router pays coins itself, of those that came with the call.
  if (!payerIsUser || isCoin(currency)) return
  if (amount === 0n) settled.add(currency)
  else draws.push(...toDraws(currency, amount))
}

const readSettleAll: Reader = (digits, { draws }) => {
  const { currency, most } = readArguments(digits, { currency: 'address', most: 'uint256' })
  if (!isCoin(currency)) draws.push(...toDraws(currency, most))
}

const readTake: Reader = (digits, { context, credits, payments }) => {
  const shape = { currency: 'address', recipient: 'address', amount: 'uint256' } as const
  const { currency, recipient, amount } = readArguments(digits, shape)
  // More than there is would become a debt, which the caller may have to settle.
  if (amount !== 0n) throw alteredError('amount')
  const receiver = toReceiver(recipient, context)
  payments.push({ token: toToken(currency), receiver, minimum: credits.get(currency) ?? 0n })
  credits.set(currency, 0n)
}

const readTakeAll: Reader = (digits, { context, credits, payments }) => {
  const { currency, minimum } = readArguments(digits, { currency: 'address', minimum: 'uint256' })
  payments.push({ token: toToken(currency), receiver: context.sender, minimum })
  credits.set(currency, 0n)
}

const readTakePortion: Reader = (digits, { credits }) => {
  const shape = { currency: 'address', recipient: 'address', bips: 'uint256' } as const
  const { currency, bips } = readArguments(digits, shape)
  if (bips > whole) throw alteredError('fee')
  const credit = credits.get(currency) ?? 0n
  credits.set(currency, credit - (credit * bips) / whole)
}

const whole = 10_000n

function isCoin(currency: string): boolean {
  return /^0x0+$/.test(currency)
}

function toToken(currency: string): string | undefined {
  return isCoin(currency) ? undefined : currency
}

const readers: { readonly [action: string]: Reader | undefined } = {
  '06': readSingle,
  '07': readSeveral,
  '0b': readSettle,
  '0c': readSettleAll,
  '0e': readTake,
  '0f': readTakeAll,
  '10': readTakePortion,
}
