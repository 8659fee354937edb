import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A target that knows how many listeners it has. */
function createCounted<parts extends object>(parts: parts) {
  const target = new EventTarget()
  let count = 0
  return Object.assign(target, {
    ...parts,
    addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
      count += 1
      EventTarget.prototype.addEventListener.apply(target, args)
    },
    removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
      count -= 1
      EventTarget.prototype.removeEventListener.apply(target, args)
    },
    count: () => count,
  })
}

const request: DecodedRequest = {
  ...{ method: 'eth_decrypt', params: [], path: ['eth_decrypt'], account: '0x1', pinned: [] },
  ...{ namespace: 'eip155', chain: mainnetId, signedFor: mainnetId, level: 'caution' },
  ...{ actions: [{ kind: 'decrypt' }], findings: [], verdict: 'confirm' },
}

test('behavior: 1,000 reviews and 1,000 late warnings leave no listener and no timer', async () => {
  vi.stubGlobal('window', createFakeWindow())
  const { kit, adapter } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  onTestFinished(() => kit.destroy())
  const review = await kit.feature('review')
  const document = createCounted({ visibilityState: 'visible' })
  const navigation = createCounted({})
  const location = { pathname: '/', hash: '' }
  const window = createCounted({ location, navigation })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  vi.useFakeTimers()
  const { signal: silent } = new AbortController()
  const [added, removed] = [
    vi.spyOn(silent, 'addEventListener'),
    vi.spyOn(silent, 'removeEventListener'),
  ]
  const isCurrent = vi.fn(() => true)
  const question = { wallet: 'Harbour', isByRules: false, isCurrent }
  const readId = () =>
    review.state.reviewing.status === 'idle' ? '' : review.state.reviewing.review.id
  const ends: (() => void)[] = [
    () => review.cancelReview({ id: readId() }),
    () => kit.actions.close(),
    () => {
      review.show({ id: readId() })
      review.approveReview({ id: readId() })
    },
    () => window.dispatchEvent(new Event('pagehide')),
  ]
  const before = [document, navigation, window].map((target) => target.count())
  for (let at = 0; at < 1000; at += 1) {
    const level = at % 3 === 0 ? 'stop' : 'caution'
    const asked = review.ask({ ...question, request: { ...request, level } }).catch(() => undefined)
    ends[at % ends.length]?.()
    // A press at `stop` does not count yet.
    if (readId()) review.cancelReview({ id: readId() })
    const wallet = new AbortController()
    const isAnswered = at % 2 === 0
    const warned = review.warn({
      ...{ request: { ...request, level: 'stop' as const }, wallet: 'Harbour', canCancel: true },
      answered: isAnswered ? wallet.signal : silent,
    })
    if (isAnswered) wallet.abort()
    else ends[(at >> 1) % 2]?.()
    await Promise.all([asked, warned])
  }
  expect(review.state.reviewing.status).toBe('idle')
  expect([document, navigation, window].map((target) => target.count())).toEqual(before)
  expect([added, removed].map(({ mock }) => mock.calls.length)).toEqual([500, 500])
  expect(removed.mock.calls.every(([type]) => type === 'abort')).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  isCurrent.mockClear()
  adapter.moveTo(baseId)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isCurrent).not.toHaveBeenCalled()
})
