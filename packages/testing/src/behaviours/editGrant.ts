import { isRecord } from '../params/isRecord.ts'
import type { Behaviour } from './behaviour.ts'

/** What a wallet changes of the permissions that a site asks for. */
export type GrantEdit =
  /** Ten times the amount. */
  | 'amount'
  /** A tenth of the amount, which is its right. */
  | 'less'
  /** Another account may use it. */
  | 'delegate'
  /** It ends a year later. */
  | 'expiry'
  /** The end in milliseconds. */
  | 'milliseconds'
  /** A context of 1 MB. */
  | 'context'
  /** A contract that is not known. */
  | 'enforcer'
  /** Another chain. */
  | 'chain'

/** Parameters of `editGrant`. */
export type EditGrantParameters = {
  /** What is changed. */
  edit: GrantEdit
}

const stranger = '0x00000000000000000000000000000000DeaDBeef'
const yearSeconds = 31_536_000

/**
 * Grants something else than the site asked for (ERC-7715, both forms), as careless and hostile
 * wallets do.
 * @example
 * ```ts
 * import { createDevWallet, editGrant } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains, permissions: '7715' })
 * wallet.program('wallet_requestExecutionPermissions', editGrant({ edit: 'amount' }))
 * ```
 */
export function editGrant({ edit }: EditGrantParameters): Behaviour {
  const isAsked = ['amount', 'less', 'delegate', 'expiry'].includes(edit)
  return async ({ params, proceed }) => {
    const list: readonly unknown[] = Array.isArray(params) ? params : []
    if (isAsked) return proceed({ params: list.map((one) => change(one, edit)) })
    const answer = await proceed()
    const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
    return given.map((one) => change(one, edit))
  }
}

function change(value: unknown, edit: GrantEdit): unknown {
  if (!isRecord(value)) return value
  switch (edit) {
    case 'amount':
    case 'less':
      return {
        ...value,
        ...(isRecord(value.permission) && { permission: scale(value.permission, edit) }),
        ...(Array.isArray(value.permissions) && {
          permissions: value.permissions.map((one: unknown) => scale(one, edit)),
        }),
      }
    case 'delegate':
      return value.to === undefined
        ? { ...value, signer: { type: 'account', data: { address: stranger } } }
        : { ...value, to: stranger }
    case 'expiry':
      return changeExpiry(value, (seconds) => seconds + yearSeconds)
    case 'milliseconds':
      return changeExpiry(value, (seconds) => seconds * 1000)
    case 'context':
      return { ...value, context: `0x${'ab'.repeat(1_048_576)}` }
    case 'enforcer':
      return value.delegationManager === undefined
        ? { ...value, signerMeta: { delegationManager: stranger } }
        : { ...value, delegationManager: stranger }
    default:
      return { ...value, chainId: '0xdead' }
  }
}

const amounts = ['periodAmount', 'allowanceAmount', 'maxAmount', 'allowance']

function scale(permission: unknown, edit: 'amount' | 'less'): unknown {
  if (!isRecord(permission) || !isRecord(permission.data)) return permission
  const data = Object.entries(permission.data).map(([name, value]) => {
    if (!amounts.includes(name)) return [name, value]
    const amount = BigInt(String(value))
    return [name, `0x${(edit === 'amount' ? amount * 10n : amount / 10n).toString(16)}`]
  })
  return { ...permission, data: Object.fromEntries(data) }
}

function changeExpiry(
  value: { readonly [name: string]: unknown },
  apply: (seconds: number) => number,
): unknown {
  if (typeof value.expiry === 'number') return { ...value, expiry: apply(value.expiry) }
  const rules = Array.isArray(value.rules) ? (value.rules as unknown[]) : []
  return {
    ...value,
    rules: rules.map((rule) => {
      if (!isRecord(rule) || rule.type !== 'expiry' || !isRecord(rule.data)) return rule
      return { ...rule, data: { ...rule.data, timestamp: apply(Number(rule.data.timestamp)) } }
    }),
  }
}
