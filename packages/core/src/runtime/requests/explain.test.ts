import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { toTransactionError } from '../../base/errors/toTransactionError.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { requestView as view } from '../../test/requestView.ts'
import { explain } from './explain.ts'
import { runRequest } from './runRequest.ts'

const refused = { code: 3, message: 'execution reverted: closed' }
const facts = { wallet: 'Wallet A', method: 'eth_sendTransaction' }
const failed = new CleatError('WALLET_ERROR', { context: facts, cause: refused })
const transfer: WalletRequest = { type: 'transfer:send', to: '0x', value: 1n, view }
const asking = (method: string): WalletRequest => ({ type: 'provider:request', method, view })
const { kit } = createTestKit()
const expected = {
  code: 'TRANSACTION_FAILED',
  context: { reason: 'execution reverted: closed', hash: undefined },
}

test('default', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  adapter.features['transfer:send'] = () => Promise.reject(failed)
  await expect(runRequest(createTestKit({ adapter }).kit, transfer)).rejects.toMatchObject({
    ...expected,
    cause: failed,
  })
})

test('parameters: request', () => {
  for (const method of ['eth_sendTransaction', 'eth_sendRawTransaction', 'wallet_sendCalls'])
    expect(explain(kit, asking(method), failed)).toMatchObject(expected)
  // These methods only simulate.
  for (const method of ['eth_call', 'eth_estimateGas', 'personal_sign'])
    expect(explain(kit, asking(method), failed)).toBe(failed)
  const elsewhere = { ...view, namespace: 'solana' } as const
  expect(explain(kit, { ...transfer, view: elsewhere }, failed)).toBe(failed)
})

test('behavior: what the wallet itself says counts first', () => {
  const declined = new CleatError('REQUEST_USER_REJECTED', { context: facts, cause: refused })
  const silent = new CleatError('WALLET_ERROR', { context: facts })
  for (const error of [declined, silent, undefined, 'text'])
    expect(explain(kit, transfer, error)).toBe(error)
  expect(explain(kit, transfer, refused)).toMatchObject(expected)
})

test('behavior: an adapter’s refusal that leaves doubt is no proof', () => {
  const doubtful = toTransactionError({ reason: 'nonce too low' })
  const payment: WalletRequest = {
    ...{ type: 'payment:send', view, prepared: {} as never, onDispatch: () => undefined },
  }
  const requests = [transfer, payment, asking('eth_sendTransaction')]
  const methods = ['transfer:send', 'payment:send', 'eth_sendTransaction']
  for (const [at, request] of requests.entries())
    expect(explain(kit, request, doubtful)).toMatchObject({
      ...{ code: 'WALLET_ERROR', cause: doubtful },
      context: { wallet: 'Wallet A', method: methods[at] },
    })
})

test('behavior: an adapter’s refusal without doubt, or with a hash, stays as it is', () => {
  const certain = toTransactionError({ reason: 'out of gas' })
  const included = toTransactionError({ reason: 'nonce too low', hash: '0x5e' })
  for (const error of [certain, included]) expect(explain(kit, transfer, error)).toBe(error)
})

test('behavior: signing a text sends nothing', () => {
  const signing: WalletRequest = { type: 'message:sign', message: 'Hello', view }
  expect(explain(kit, signing, failed)).toBe(failed)
})

test('behavior: an adapter without rules converts its errors itself', () => {
  const bare = createFakeAdapter()
  for (const rules of [undefined, {}]) {
    const adapters = new Map([['eip155', { ...bare, rules }]])
    const parts = { adapters } as Parameters<typeof explain>[0]
    expect(explain(parts, transfer, failed)).toBe(failed)
    expect(explain(parts, asking('eth_sendTransaction'), failed)).toBe(failed)
  }
})

test('behavior: swaps and calls of an app send, too', () => {
  const onDispatch = () => undefined
  const requests: readonly WalletRequest[] = [
    { type: 'swap:send', prepared: {} as never, step: 0, policy: {}, onDispatch, view },
    { type: 'calls:send', calls: {} as never, view },
    { type: 'payment:send', prepared: {} as never, onDispatch, view },
  ]
  for (const request of requests) expect(explain(kit, request, failed)).toMatchObject(expected)
  // What has a name that sends, and is no request of the app.
  const text: WalletRequest = { type: 'message:sign', message: 'eth_sendTransaction', view }
  expect(explain(kit, text, failed)).toBe(failed)
})
