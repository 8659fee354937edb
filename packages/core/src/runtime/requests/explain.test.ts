import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { explain } from './explain.ts'
import { runRequest } from './runRequest.ts'

const refused = { code: 3, message: 'execution reverted: closed' }
const facts = { wallet: 'Wallet A', method: 'eth_sendTransaction' }
const failed = new CleatError('WALLET_ERROR', { context: facts, cause: refused })
const view = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
} as const
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
