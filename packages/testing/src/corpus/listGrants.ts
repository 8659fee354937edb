import type { Permission, RequestAction, RequestLevel } from '@cleat/core/adapter'
import { corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { writeRequest } from './writeRequest.ts'

const { row } = writeRequest
const { contract, person } = strangers
const { USDC } = corpusTokens
const day = 86_400
const any = 2n ** 256n - 1n
const now = () => Math.floor(Date.now() / 1000)
const unread: RequestAction = { kind: 'opaque', reason: 'data' }

/** What apps ask to do without asking again, in the form of 2024 and in that of today. */
export function listGrants(): readonly CorpusRow[] {
  const week = now() + 7 * day
  const current = (type: string, data: object, until = week) => ({
    method: 'wallet_requestExecutionPermissions',
    params: [
      {
        ...{ chainId: '0x1', to: person, permission: { type, data } },
        ...(until > 0 && { rules: [{ type: 'expiry', data: { timestamp: until } }] }),
      },
    ],
  })
  const earlier = (...permissions: readonly object[]) => ({
    method: 'wallet_grantPermissions',
    params: [
      {
        ...{ chainId: '0x1', expiry: week, permissions },
        signer: { type: 'account', data: { address: person } },
      },
    ],
  })
  const expect = (
    level: RequestLevel,
    permissions: readonly Permission[],
    { until = week, limits = 2, rest = [] }: Expected = {},
  ) => {
    const grant: RequestAction = {
      ...{ kind: 'grant', to: person, limits },
      ...(permissions.length > 0 && { permissions }),
      ...(until > 0 && { until: BigInt(until) }),
    }
    return { level, actions: [grant, ...rest] }
  }
  const daily = { periodAmount: '0x2386f26fc10000', periodDuration: day }
  const ofToken = { tokenAddress: USDC }
  return [
    row('a coin a day', current('native-token-periodic', daily), expect('caution', [toDaily()])),
    row(
      'a token a day',
      current('erc20-token-periodic', { ...daily, ...ofToken }),
      expect('caution', [toDaily({ token: USDC })]),
    ),
    row(
      'what grows each second',
      current('erc20-token-stream', {
        ...{ ...ofToken, amountPerSecond: '0x5', initialAmount: '0x1', maxAmount: '0x64' },
      }),
      expect('caution', [
        {
          ...{ kind: 'stream', token: USDC, startTime: undefined },
          ...{ perSecond: 5n, initial: 1n, max: 100n },
        },
      ]),
    ),
    row(
      'an amount in all',
      current('native-token-allowance', { allowanceAmount: '7' }),
      expect('caution', [
        { kind: 'allowance', token: undefined, startTime: undefined, amount: 7n },
      ]),
    ),
    row(
      'any amount a day',
      current('native-token-periodic', { ...daily, periodAmount: `0x${any.toString(16)}` }),
      expect('stop', [toDaily({ amount: any })]),
    ),
    row(
      'a coin a day, without an end',
      current('native-token-periodic', daily, 0),
      expect('stop', [toDaily()], { until: 0, limits: 1 }),
    ),
    row(
      'a coin a day, for two years',
      current('native-token-periodic', daily, week + 730 * day),
      expect('stop', [toDaily()], { until: week + 730 * day }),
    ),
    row(
      'a permission of another type',
      current('all-tokens', daily),
      expect('stop', [], { rest: [unread] }),
    ),
    row(
      'a permission without its amount',
      current('native-token-periodic', { periodDuration: day }),
      expect('stop', [], { rest: [unread] }),
    ),
    row(
      'calls and a coin a day, as in 2024',
      earlier(
        { type: 'contract-call', data: { address: contract, functions: [{ functionName: 'f' }] } },
        {
          type: 'native-token-recurring-allowance',
          data: { allowance: '0x2386f26fc10000', period: day, start: 1 },
        },
      ),
      expect('caution', [
        { kind: 'contract', contract, functions: ['f'] },
        toDaily({ startTime: 1 }),
      ]),
    ),
  ]
}

type Expected = {
  /** `0`: it has no end. @default in a week */
  readonly until?: number | undefined
  readonly limits?: number | undefined
  readonly rest?: readonly RequestAction[] | undefined
}

function toDaily(changes: Partial<Extract<Permission, { kind: 'periodic' }>> = {}): Permission {
  return {
    ...{ kind: 'periodic', token: undefined, startTime: undefined },
    ...{ amount: 10n ** 16n, period: day, ...changes },
  }
}
