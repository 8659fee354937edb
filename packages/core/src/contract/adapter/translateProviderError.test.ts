import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { ErrorCode } from '../../base/errors/errorContext.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { translateProviderError } from './translateProviderError.ts'

type Row = readonly [code: number, connect: ErrorCode, change: ErrorCode, request: ErrorCode]

const rows: readonly Row[] = [
  [4001, 'CONNECTION_USER_REJECTED', 'NETWORK_SWITCH_REJECTED', 'REQUEST_USER_REJECTED'],
  [5000, 'CONNECTION_USER_REJECTED', 'NETWORK_SWITCH_REJECTED', 'REQUEST_USER_REJECTED'],
  [5001, 'CONNECTION_USER_REJECTED', 'NETWORK_SWITCH_REJECTED', 'REQUEST_USER_REJECTED'],
  [5002, 'CONNECTION_USER_REJECTED', 'NETWORK_SWITCH_REJECTED', 'REQUEST_USER_REJECTED'],
  [-32002, 'CONNECTION_PENDING', 'CONNECTION_PENDING', 'CONNECTION_PENDING'],
  [4100, 'WALLET_UNAUTHORIZED', 'WALLET_UNAUTHORIZED', 'WALLET_UNAUTHORIZED'],
  [4200, 'WALLET_METHOD_UNSUPPORTED', 'NETWORK_SWITCH_UNSUPPORTED', 'WALLET_METHOD_UNSUPPORTED'],
  [-32601, 'WALLET_METHOD_UNSUPPORTED', 'NETWORK_SWITCH_UNSUPPORTED', 'WALLET_METHOD_UNSUPPORTED'],
  [4900, 'WALLET_DISCONNECTED', 'WALLET_DISCONNECTED', 'WALLET_DISCONNECTED'],
  [4901, 'WALLET_DISCONNECTED', 'WALLET_DISCONNECTED', 'WALLET_DISCONNECTED'],
  [4902, 'CONNECTION_FAILED', 'NETWORK_SWITCH_FAILED', 'WALLET_ERROR'],
  [-32603, 'CONNECTION_FAILED', 'NETWORK_SWITCH_FAILED', 'WALLET_ERROR'],
  [-32000, 'CONNECTION_FAILED', 'NETWORK_SWITCH_FAILED', 'WALLET_ERROR'],
  [-32602, 'CONNECTION_FAILED', 'NETWORK_SWITCH_FAILED', 'WALLET_ERROR'],
  [0, 'CONNECTION_FAILED', 'NETWORK_SWITCH_FAILED', 'WALLET_ERROR'],
]

const cases = rows.flatMap(([number, connect, change, request]) => [
  { number, doing: 'connect' as const, code: connect },
  { number, doing: 'switch' as const, code: change },
  { number, doing: 'request' as const, code: request },
])

const wallet = 'Harbour'

test.each(cases)('default: $number while doing $doing is $code', ({ number, doing, code }) => {
  const subject = doing === 'switch' ? 'Base' : 'personal_sign'
  const shapes = [
    { code: number },
    { code: String(number) },
    Object.assign(new Error('Said by the wallet'), { code: number }),
    { code: -32603, data: { originalError: { code: number } } },
    new Error('Said by a library', { cause: { code: number } }),
  ]
  for (const cause of shapes) {
    const error = translateProviderError({ error: cause, doing, wallet, subject })
    expect(error.code).toBe(code)
    expect(error.cause).toBe(cause)
    expect(error.context).toMatchObject({ wallet })
    expect(error.shortMessage).toContain(wallet)
  }
})

test('parameters: subject', () => {
  const error = { code: 4001 }
  const signing = { error, doing: 'request', wallet, subject: 'personal_sign' } as const
  expect(translateProviderError(signing).context).toEqual({ wallet, method: 'personal_sign' })
  const switching = { error, doing: 'switch', wallet, subject: 'Base' } as const
  expect(translateProviderError(switching).context).toEqual({ wallet, network: 'Base' })
})

test.each(['connect', 'switch', 'request'] as const)(
  'behavior: our own error passes while doing %s',
  (doing) => {
    const own = new CleatError('WALLET_NO_ANSWER', {
      context: { wallet, method: 'eth_chainId', timeoutMs: 5000 },
    })
    expect(translateProviderError({ error: own, doing, wallet, subject: 'Base' })).toBe(own)
  },
)

test.each([
  'User rejected the request',
  'Benutzer hat abgelehnt',
  'ユーザーが拒否しました',
  'El usuario rechazó la solicitud',
  'USER_REJECTED',
])('behavior: a text is no rejection: %s', (message) => {
  const request = { doing: 'request', wallet, subject: 'personal_sign' } as const
  for (const error of [message, new Error(message), { message }, { code: message, message }])
    expect(translateProviderError({ ...request, error }).code).toBe('WALLET_ERROR')
})

test.each(createHostileValues())('behavior: %s is an error of the wallet', (_, error) => {
  const codes = (['connect', 'switch', 'request'] as const).map(
    (doing) => translateProviderError({ error, doing, wallet, subject: 'x' }).code,
  )
  expect(codes).toEqual(['CONNECTION_FAILED', 'NETWORK_SWITCH_FAILED', 'WALLET_ERROR'])
})

test('behavior: clips a message of a megabyte and shows markup as text', () => {
  const message = `<img src=x onerror=alert(1)>${'x'.repeat(1_000_000)}`
  const request = { doing: 'request', wallet, subject: 'personal_sign' } as const
  const error = translateProviderError({ ...request, error: { code: -32000, message } })
  expect(error.details).toHaveLength(300)
  expect(error.shortMessage).not.toContain('<img')
})
