import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import type { RequestAction } from '../../contract/requests/requestAction.ts'
import { createAuthAdapter, createFakeAuthWallet } from '../../test/createFakeAuthWallet.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { runRequest } from './runRequest.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => void vi.unstubAllGlobals())

const plain: RequestAction = { kind: 'message', text: 'Hello' }

async function open(
  options: Partial<KitOptions> = {},
  { connectorId = 'AUTH', asksVisitor = false } = {},
) {
  const adapter = createAuthAdapter()
  const asked: string[] = []
  adapter.features['provider:request'] = async ({ method }) => {
    asked.push(method)
    return 'answer'
  }
  adapter.features['request:decode'] = async ({ request }) => ({
    ...{ path: [request.method], signedFor: mainnetId, pinned: [], actions: [plain] },
  })
  const { wallet } = createFakeAuthWallet({ asksVisitor })
  const { kit } = createTestKit({ adapter, authWallet: () => wallet, ...options })
  kit.start()
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  await kit.remoteWallets.loaded
  await kit.actions.connect({ connectorId })
  const { address = '' } = kit.controllers.account.get('eip155')
  const view = { namespace: 'eip155', address, caipNetworkId: mainnetId, wallet: 'Harbour' }
  const run = () =>
    runRequest(kit, { type: 'provider:request', method: 'personal_sign', params: ['Hi'], view })
  return { run, asked }
}

const failing = () => {
  throw new Error('a policy of the app')
}

test.each<Partial<KitOptions>>([
  {},
  { review: 'never' },
  { policyMode: 'report' },
  { policyMode: 'report', policy: failing },
  { policyMode: 'report', policy: () => 'refuse' },
])(
  'default: a wallet without a window of itself gets only what a visitor saw: %j',
  async (options) => {
    const onReview = vi.fn(() => true)
    const { run, asked } = await open({ ...options, onReview })
    expect(await run()).toBe('answer')
    expect(onReview).toHaveBeenCalledTimes(1)
    expect(asked).toEqual(['personal_sign'])
  },
)

test('error: a visitor who says no', async () => {
  const { run, asked } = await open({ onReview: () => false })
  await expect(run()).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  expect(asked).toEqual([])
})

test('error: without anything that asks, nothing is signed', async () => {
  const { run, asked } = await open()
  await expect(run()).rejects.toMatchObject({
    ...{ code: 'REQUEST_NOT_ALLOWED', context: { reason: 'nothing asks the visitor' } },
  })
  expect(asked).toEqual([])
})

test.each([{ asksVisitor: true }, { connectorId: 'a' }])(
  'behavior: a wallet that asks itself is not preceded by a question: %j',
  async (given) => {
    const onReview = vi.fn(() => true)
    const { run } = await open({ onReview }, given)
    expect(await run()).toBe('answer')
    expect(onReview).not.toHaveBeenCalled()
  },
)
