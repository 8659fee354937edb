import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import type { NamedInstruction } from '../../../transfers/solanaPayment.ts'
import { findAssociatedAccount } from '../../../transfers/token/findAssociatedAccount.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { jupiter } from './jupiter.ts'
import { readNumbers } from './readNumbers.ts'
import { routeLayouts } from './routeLayout.ts'

/** What a route exchanges, between the account's own token accounts. */
export type Route = {
  readonly source: string
  readonly target: string
  readonly amount: bigint
  readonly minimum: bigint
}

/** Jupiter's account for events, `D8cy…`, which signs for it. */
const events = 'D8cy77BBepLMngZx6ZukaTff5hCt1HrWyKk3Hnd9oitf'

/**
 * Reads a route of Jupiter.
 * @param claimedSource - the mint that is taken, for the route that does not name it. Its account
 * shows whether it is true
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export async function readRoute(
  { accounts, data }: NamedInstruction,
  {
    account,
    claimedSource,
  }: { readonly account: string; readonly claimedSource: string | undefined },
): Promise<Route> {
  const layout = routeLayouts[toHex(data.subarray(0, 8))]
  if (!layout) throw unknownRouterError(jupiter)
  const at = (place: number) => accounts[place] ?? ''
  if (at(layout.events) !== events || at(layout.events + 1) !== jupiter)
    throw alteredError('accounts')
  if (at(layout.account) !== account) throw alteredError('from')
  const source = layout.sourceMint === undefined ? claimedSource : at(layout.sourceMint)
  if (source === undefined) throw alteredError('token')
  const target = at(layout.targetMint)
  if (target === source) throw alteredError('target')
  const [sources, targets] = await Promise.all([
    listOwn({ account, mint: source, program: layout.programs && at(layout.programs[0]) }),
    listOwn({ account, mint: target, program: layout.programs && at(layout.programs[1]) }),
  ])
  if (!sources.includes(at(layout.source))) throw alteredError('token')
  if (!targets.includes(at(layout.target))) throw alteredError('to')
  const receiver = layout.receiver === undefined ? jupiter : at(layout.receiver)
  if (receiver !== jupiter && receiver !== at(layout.target)) throw alteredError('to')
  const { amount, minimum } = readNumbers(data, layout)
  if (amount === 0n) throw alteredError('amount')
  return { source, target, amount, minimum }
}

/** The account's token accounts for a mint, of which only one can exist. */
function listOwn(parameters: {
  readonly account: string
  readonly mint: string
  readonly program: string | undefined
}): Promise<readonly string[]> {
  const { account: owner, mint, program } = parameters
  const both = [programs.token, programs.token2022]
  const possible = both.filter((one) => program === undefined || program === one)
  return Promise.all(possible.map((one) => findAssociatedAccount({ owner, mint, program: one })))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
