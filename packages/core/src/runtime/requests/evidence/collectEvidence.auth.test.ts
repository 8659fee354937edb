import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { createConnection } from '../../../test/createFakeAdapter.ts'
import { createAuthAdapter, createFakeAuthWallet } from '../../../test/createFakeAuthWallet.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnetId } from '../../../test/networks.ts'
import { collectEvidence } from './collectEvidence.ts'
import { raiseRequest } from './raiseRequest.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const call: RequestAction = { kind: 'call', to: `0x${'7'.repeat(40)}`, value: 0n }
const text: RequestAction = { kind: 'message', text: 'Hello' }
const fee = { most: 21_000n, isUpgrade: false, isGuarded: false }

async function collect(action: RequestAction, { asksVisitor = false, readFee = async () => fee }) {
  const { wallet, answers, calls } = createFakeAuthWallet({ asksVisitor })
  answers.readFee = readFee
  const { kit } = createTestKit({ adapter: createAuthAdapter(), authWallet: () => wallet })
  onTestFinished(() => kit.destroy())
  kit.start()
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  await kit.remoteWallets.loaded
  await kit.actions.connect({ connectorId: 'AUTH' })
  vi.useFakeTimers()
  const { complete, readNow } = collectEvidence(kit, {
    readConnection: createConnection,
    request: {
      ...{ path: ['any'], signedFor: mainnetId, pinned: [], actions: [action], method: 'any' },
      ...{ namespace: 'eip155', account: '0x1', chain: mainnetId, findings: [], params: [] },
      ...{ level: 'plain', verdict: 'allow' },
    },
  })
  const done = vi.fn()
  void complete.then(done)
  const readDone = () => done.mock.calls[0]?.[0]
  return { readDone, readNow, asked: () => calls.filter(([verb]) => verb === 'readFee').length }
}

test('default: what it costs is read, and raises nothing', async () => {
  const { readDone, readNow } = await collect(call, {})
  await vi.advanceTimersByTimeAsync(0)
  expect(readDone()).toMatchObject({ fee })
  expect(readNow()).toMatchObject({ level: 'plain', findings: [] })
})

test('error: what it costs cannot be read', async () => {
  const { readDone, readNow } = await collect(call, { readFee: () => Promise.reject(new Error()) })
  await vi.advanceTimersByTimeAsync(0)
  expect(readDone()).toMatchObject({ fee: 'unknown' })
  expect(readNow()).toMatchObject({
    ...{ level: 'caution', verdict: 'confirm' },
    findings: [{ rule: 'fee-unknown', level: 'caution', action: call }],
  })
})

test('error: no answer within 20 seconds is none', async () => {
  const late = new Promise<typeof fee>(() => undefined)
  const { readDone, readNow } = await collect(call, { readFee: () => late })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(readDone()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(readDone()).toMatchObject({ fee: 'unknown' })
  expect(raiseRequest(readNow(), readDone()).level).toBe('caution')
})

test('behavior: what sends nothing costs nothing', async () => {
  const { readDone, asked } = await collect(text, {})
  await vi.advanceTimersByTimeAsync(0)
  expect(readDone()).toEqual({ simulation: undefined, parties: {} })
  expect(asked()).toBe(0)
})

test('behavior: a wallet that asks the visitor itself says what it costs', async () => {
  const readFee = () => Promise.reject(new Error())
  const { readDone, readNow } = await collect(call, { asksVisitor: true, readFee })
  await vi.advanceTimersByTimeAsync(0)
  expect(readDone()?.fee).toBeUndefined()
  expect(readNow().level).toBe('plain')
})
