import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { baseId } from '../../../test/networks.ts'
import { openReview, reviewed, toRequest } from '../../../test/openReview.ts'
import type { ReviewController } from './reviewController.ts'

const { spender } = reviewed
/** Makes an allowance of a contract one of an account, which is red. */
const red: RequestEvidence = {
  simulation: undefined,
  parties: { [spender]: { address: spender, kind: 'account', isTrusted: false } },
}

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is found out when the test says so. */
function createEvidence() {
  let find: (found?: RequestEvidence) => void = () => undefined
  const evidence = new Promise<RequestEvidence | undefined>((resolve) => {
    find = resolve
  })
  return { evidence, find: (found?: RequestEvidence) => find(found) }
}

const statusOf = ({ state }: ReviewController) => state.reviewing.status

/** A page that cannot be seen, until it is. */
function hidePage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }))
}

test('behavior: what is found out about an armed one disarms it only where it turns red', async () => {
  const { ask, review, settle } = await openReview()
  const { evidence, find } = createEvidence()
  ask(toRequest(), { evidence })
  review.show({ id: '1' })
  expect(statusOf(review)).toBe('armed')
  find()
  await settle()
  expect(statusOf(review)).toBe('armed')
})

test('behavior: one that was red and armed stays so', async () => {
  const { ask, review, settle } = await openReview()
  const { evidence, find } = createEvidence()
  ask(toRequest('stop'), { evidence })
  review.show({ id: '1' })
  await vi.advanceTimersByTimeAsync(500)
  find(red)
  await settle()
  expect(statusOf(review)).toBe('armed')
})

test('behavior: one that turns red is armed again half a second later, by itself', async () => {
  const { ask, review, settle, answers } = await openReview()
  const { evidence, find } = createEvidence()
  ask(toRequest(), { evidence })
  review.show({ id: '1' })
  find(red)
  await settle()
  expect(statusOf(review)).toBe('open')
  await vi.advanceTimersByTimeAsync(499)
  expect(statusOf(review)).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(review.approveReview({ id: '1' })).toBe(true)
  await settle()
  // The request as the visitor saw it passes.
  expect(answers).toMatchObject([{ level: 'stop' }])
})

test('behavior: one that turns red before it is drawn is not armed', async () => {
  const { ask, review, settle } = await openReview()
  const { evidence, find } = createEvidence()
  ask(toRequest(), { evidence })
  find(red)
  await settle()
  await vi.advanceTimersByTimeAsync(1000)
  expect(statusOf(review)).toBe('open')
})

test('behavior: what turned red is not remembered as a press at caution', async () => {
  const { ask, review, settle, shown } = await openReview()
  const { evidence, find } = createEvidence()
  ask(toRequest(), { evidence })
  review.show({ id: '1' })
  find(red)
  await vi.advanceTimersByTimeAsync(500)
  expect(review.approveReview({ id: '1' })).toBe(true)
  await settle()
  ask(toRequest())
  expect(shown()?.id).toBe('2')
})

test('behavior: what is found out about one that ended is nothing, and none of the next', async () => {
  const { ask, review, settle, shown } = await openReview()
  const [first, second] = [createEvidence(), createEvidence()]
  ask(toRequest(), { evidence: first.evidence })
  ask(toRequest(), { evidence: second.evidence })
  review.cancelReview({ id: '1' })
  first.find(red)
  await settle()
  expect(shown()).toMatchObject({ id: '2', level: 'caution', evidence: { status: 'pending' } })
  review.cancelReview({ id: '2' })
  second.find(red)
  await settle()
  expect(statusOf(review)).toBe('idle')
})

test('behavior: drawn again, a red one waits again', async () => {
  const { ask, review } = await openReview()
  ask(toRequest('stop'))
  review.show({ id: '1' })
  await vi.advanceTimersByTimeAsync(300)
  review.show({ id: '1' })
  await vi.advanceTimersByTimeAsync(499)
  expect(statusOf(review)).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(statusOf(review)).toBe('armed')
})

test('behavior: a red one that a warning covered waits again when it is back', async () => {
  const { ask, review, shown } = await openReview()
  ask(toRequest('stop'))
  review.show({ id: '1' })
  await vi.advanceTimersByTimeAsync(300)
  const wallet = new AbortController()
  void review.warn({
    ...{ request: toRequest('stop'), wallet: 'Harbour', canCancel: true, answered: wallet.signal },
  })
  expect(shown()?.id).toBe('2')
  wallet.abort()
  expect(shown()?.id).toBe('1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(statusOf(review)).toBe('open')
})

test('behavior: one that ends behind another leaves that one armed', async () => {
  const { ask, review } = await openReview()
  ask()
  ask()
  review.show({ id: '1' })
  review.cancelReview({ id: '2' })
  expect(statusOf(review)).toBe('armed')
})

test('error: ids of others draw, let pass and end nothing', async () => {
  const { ask, review, settle, outcomes } = await openReview()
  ask()
  review.show({ id: '9' })
  expect(statusOf(review)).toBe('open')
  review.show({ id: '1' })
  expect(review.approveReview({ id: '9' })).toBe(false)
  review.cancelReview({ id: '9' })
  await settle()
  expect(outcomes).toEqual(['pending'])
})

test('behavior: another account ends only what was asked for the one before', async () => {
  const { adapter, ask, settle, outcomes } = await openReview()
  ask(toRequest(), { isCurrent: () => false })
  ask(toRequest(), { isCurrent: () => true })
  adapter.moveTo(baseId)
  await settle()
  expect(outcomes).toEqual(['REQUEST_REVIEW_CANCELLED', 'pending'])
})

test('behavior: a warning stays when the account changes, because the wallet still asks', async () => {
  const { adapter, review, settle, shown } = await openReview()
  const { signal } = new AbortController()
  void review.warn({
    ...{ request: toRequest('stop'), wallet: 'Harbour', canCancel: true, answered: signal },
  })
  adapter.moveTo(baseId)
  await settle()
  expect(shown()?.id).toBe('1')
  expect(review.state.reviewing).toMatchObject({ status: 'sent', canCancel: true })
})

test('behavior: nobody is warned of what is answered, and an amber one opens no modal', async () => {
  const { kit, review } = await openReview()
  const given = { wallet: 'Harbour', canCancel: true }
  const { signal } = new AbortController()
  const amber = { ...given, request: toRequest(), answered: signal }
  expect(await review.warn(amber)).toBe(false)
  const answered = { ...given, request: toRequest('stop'), answered: AbortSignal.abort() }
  expect(await review.warn(answered)).toBe(false)
  expect([kit.controllers.modal.state.open, statusOf(review)]).toEqual([false, 'idle'])
})

test('behavior: the modal opens for the request, as for who is connected', async () => {
  const opened: CleatEvent[] = []
  const { kit, ask } = await openReview({
    onEvent: (event) => void (event.event === 'MODAL_OPEN' && opened.push(event)),
  })
  ask()
  expect(opened).toMatchObject([{ properties: { connected: true } }])
  expect(kit.controllers.modal.state.namespace).toBe('eip155')
})

test('behavior: AppKit’s name of the view is a name of the view', async () => {
  const { kit, ask, review, settle, outcomes } = await openReview()
  ask()
  const route = { name: 'ApproveTransaction', id: '1', namespace: 'eip155' } as const
  kit.controllers.router.replace(route as never)
  await settle()
  expect(outcomes).toEqual(['pending'])
  review.cancelReview({ id: '1' })
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: a view that the visitor went on to stays when the request ends', async () => {
  const { kit, ask, review } = await openReview()
  ask()
  kit.controllers.router.push({ name: 'Networks' })
  review.cancelReview({ id: '1' })
  expect(kit.controllers.router.current().name).toBe('Networks')
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: where views are not embedded, one may be drawn as late as it likes', async () => {
  const { ask, outcomes } = await openReview()
  ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcomes).toEqual(['pending'])
})

test('error: errors say which method, and that there is no place for views', async () => {
  const { ask, review, settle, answers } = await openReview({ enableEmbedded: true })
  for (let count = 0; count < 10; count += 1) ask()
  review.cancelReview({ id: '9' })
  await vi.advanceTimersByTimeAsync(10_000)
  await settle()
  const context = { method: 'eth_sendTransaction' }
  expect(answers[9]).toMatchObject({ code: 'REQUEST_TOO_MANY', context })
  expect(answers[8]).toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED', context })
  const cause = { message: 'enableEmbedded: there is no <appkit-modal> in the page.' }
  expect(answers[0]).toMatchObject({ code: 'UI_LOAD_FAILED', cause })
})

test('behavior: embedded, one that ends before it is drawn leaves no timer', async () => {
  const { ask, review } = await openReview({ enableEmbedded: true })
  const before = vi.getTimerCount()
  ask()
  expect(vi.getTimerCount()).toBe(before + 1)
  review.cancelReview({ id: '1' })
  expect(vi.getTimerCount()).toBe(before)
})

test('behavior: destroyed behind a hidden page, what waits ends and nothing is left', async () => {
  const { kit, ask, review, settle, outcomes } = await openReview()
  hidePage()
  ask()
  kit.destroy()
  await settle()
  expect(outcomes).toEqual(['CONNECTION_KIT_DESTROYED'])
  expect([statusOf(review), vi.getTimerCount()]).toEqual(['idle', 0])
})

test('behavior: destroyed while a red one is about to be armed, its timer ends', async () => {
  const { ask, review, settle } = await openReview()
  ask(toRequest('stop'))
  review.show({ id: '1' })
  review.destroy()
  await settle()
  expect([statusOf(review), vi.getTimerCount()]).toEqual(['idle', 0])
})
