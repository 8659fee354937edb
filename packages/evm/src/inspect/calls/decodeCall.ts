import type { RequestAction } from '@cleat/core/adapter'
import type { CallFamily, InspectedCall } from './callFamily.ts'
import { nestedFamilies } from './nestedFamilies.ts'
import { operatorFamilies } from './operatorFamilies.ts'
import { ownershipFamilies } from './ownershipFamilies.ts'
import { tokenFamilies } from './tokenFamilies.ts'

/** Calls inside calls that are read. */
const deepest = 4
/** Calls that are read in all, so that a request cannot keep the page busy. */
const most = 200
const address = /^0x[0-9a-f]{40}$/
const bytes = /^0x(?:[0-9a-f]{2})*$/

/** What a call of a contract, or a payment, does. Never throws. */
export function decodeCall(call: {
  /** `undefined` creates a contract. */
  readonly to: string | undefined
  /** In hex. */
  readonly data: string
  readonly value: bigint
  /** Who calls, in lower case. */
  readonly account: string
}): readonly RequestAction[] {
  let count = 0
  const inspect = (
    inner: Parameters<InspectedCall['inspect']>[0],
    { account, depth }: { account: string; depth: number },
  ): readonly RequestAction[] => {
    count += 1
    if (depth > deepest || count > most) return [{ kind: 'opaque', reason: 'depth' }]
    const { value = 0n } = inner
    const own = { account, ...inner, value }
    return readOne(own, (next) =>
      inspect(next, { account: next.account ?? own.account, depth: depth + 1 }),
    )
  }
  const { to, value, account } = call
  const data = call.data.toLowerCase()
  if (to === undefined) return [{ kind: 'deploy', value }]
  return inspect({ to: to.toLowerCase(), data, value }, { account, depth: 0 })
}

function readOne(
  call: { readonly to: string; readonly data: string; value: bigint; account: string },
  inspect: InspectedCall['inspect'],
): readonly RequestAction[] {
  const { to, data, value, account } = call
  if (!address.test(to) || !bytes.test(data)) return [{ kind: 'opaque', reason: 'data' }]
  const coins: readonly RequestAction[] =
    value > 0n || data === '0x' ? [{ kind: 'transfer', token: undefined, amount: value, to }] : []
  if (data === '0x') return coins
  if (data.length < 10) return [...coins, { kind: 'opaque', reason: 'data' }]
  const selector = data.slice(2, 10)
  const family = findFamily(selector)
  if (!family) return [{ kind: 'call', to, value, selector: `0x${selector}` }]
  try {
    return [...coins, ...family.read(data.slice(10), { to, value, account, inspect })]
  } catch {
    return [...coins, { kind: 'opaque', reason: 'data' }]
  }
}

function findFamily(selector: string): CallFamily | undefined {
  return [tokenFamilies, operatorFamilies, ownershipFamilies, nestedFamilies].find((families) =>
    Object.hasOwn(families, selector),
  )?.[selector]
}
