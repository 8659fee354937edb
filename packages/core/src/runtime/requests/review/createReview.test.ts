import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { baseId } from '../../../test/networks.ts'
import { approve, openReview, reviewed, toRequest } from '../../../test/openReview.ts'

const { spender, token } = reviewed
const cancelled = { code: 'REQUEST_REVIEW_CANCELLED' }

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('default: a request is shown, a press lets it pass, and the modal closes', async () => {
  const { kit, ask, review, press, settle, outcomes, events } = await openReview()
  ask()
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(events).toContain('MODAL_OPEN')
  expect(review.state.reviewing).toMatchObject({
    status: 'open',
    review: { id: '1', level: 'caution', wallet: 'Harbour', evidence: { status: 'done' } },
  })
  // The view is not drawn yet, so the press was meant for something else.
  expect(review.approveReview({ id: '1' })).toBe(false)
  expect(press()).toBe(true)
  await settle()
  expect(outcomes).toEqual(['yes'])
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(review.state.reviewing.status).toBe('idle')
})

test('behavior: at stop a press counts half a second after it is shown', async () => {
  const { ask, press, review, settle, outcomes } = await openReview()
  ask(toRequest('stop'))
  expect(press()).toBe(false)
  await vi.advanceTimersByTimeAsync(499)
  expect(review.approveReview({ id: '1' })).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(review.approveReview({ id: '1' })).toBe(true)
  await settle()
  expect(outcomes).toEqual(['yes'])
})

test('behavior: cancelled, the next one is shown in its place', async () => {
  const { kit, ask, review, shown, settle, outcomes } = await openReview()
  for (let count = 0; count < 3; count += 1) ask()
  review.cancelReview({ id: '1' })
  await settle()
  expect(shown()?.id).toBe('2')
  expect(kit.controllers.router.state.history).toMatchObject([{ name: 'ReviewRequest', id: '2' }])
  review.cancelReview({ id: '3' })
  review.cancelReview({ id: '2' })
  await settle()
  expect(outcomes).toEqual(Array(3).fill(cancelled.code))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: a press for one request is none for the next', async () => {
  const { ask, press, review, settle, outcomes } = await openReview()
  ask(toRequest('caution', { kind: 'decrypt' }))
  ask(toRequest('caution', { kind: 'decrypt' }))
  press()
  expect(review.approveReview({ id: '1' })).toBe(false)
  expect(review.approveReview({ id: '2' })).toBe(false)
  await settle()
  expect(outcomes).toEqual(['yes', 'pending'])
})

test('error: REQUEST_TOO_MANY while eight wait', async () => {
  const { ask, settle, outcomes } = await openReview()
  for (let count = 0; count < 10; count += 1) ask()
  await settle()
  expect(outcomes).toEqual([...Array(9).fill('pending'), 'REQUEST_TOO_MANY'])
})

test('behavior: the view that was open before is shown again', async () => {
  const { kit, ask, press, review } = await openReview()
  void kit.actions.open({ view: 'Networks' })
  ask()
  expect(kit.controllers.router.state.history.map(({ name }) => name)).toEqual([
    'Networks',
    'ReviewRequest',
  ])
  ask(toRequest('caution', { kind: 'decrypt' }))
  press()
  expect(kit.controllers.router.state.history).toMatchObject([
    { name: 'Networks' },
    { name: 'ReviewRequest', id: '2' },
  ])
  review.cancelReview({ id: '2' })
  expect(kit.controllers.router.state.history).toEqual([{ name: 'Networks' }])
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('error: a closed modal, and a view that replaces it, end all that waits', async () => {
  const { kit, ask, settle, outcomes, review } = await openReview()
  ask()
  ask()
  kit.actions.close()
  await settle()
  expect(outcomes).toEqual([cancelled.code, cancelled.code])
  ask()
  kit.controllers.router.reset({ name: 'Connect' })
  await settle()
  expect(outcomes.at(-1)).toBe(cancelled.code)
  expect(review.state.reviewing.status).toBe('idle')
})

test('error: another account or network ends it, also between press and wallet', async () => {
  const { adapter, ask, leave, settle, outcomes, press } = await openReview()
  ask()
  leave()
  adapter.moveTo(baseId)
  await settle()
  expect(outcomes).toEqual([cancelled.code])
  ask(toRequest(), { isCurrent: () => false })
  expect(press()).toBe(false)
  await settle()
  expect(outcomes).toEqual([cancelled.code, cancelled.code])
})

test('behavior: at caution a press holds for the same and for less, at stop never', async () => {
  const { ask, press, review, settle, outcomes, shown } = await openReview()
  ask(toRequest('caution', approve(5n)))
  press()
  ask(toRequest('caution', approve(5n)))
  ask(toRequest('caution', approve(4n)))
  await settle()
  expect(outcomes).toEqual(['yes', 'yes', 'yes'])
  for (const other of [
    toRequest('caution', approve(6n)),
    toRequest('caution', { ...approve(5n), spender: token } as never),
    toRequest('caution', { ...approve(5n), token: spender } as never),
    toRequest('stop', approve(5n)),
    { ...toRequest(), method: 'wallet_sendCalls' },
    { ...toRequest(), chain: baseId },
  ]) {
    ask(other)
    expect(shown()).toBeDefined()
    review.cancelReview({ id: shown()?.id ?? '' })
  }
  // A policy that says more than the rules is asked each time.
  ask(toRequest(), { isByRules: false })
  expect(shown()).toBeDefined()
})

test('behavior: while the page is hidden nothing opens', async () => {
  const { kit, ask, shown, settle, outcomes } = await openReview()
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }))
  ask()
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(shown()).toBeUndefined()
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(shown()?.id).toBe('1')
  await settle()
  expect(outcomes).toEqual(['pending'])
})

test('error: another page ends what waits, another state of the page does not', async () => {
  const location = { pathname: '/', hash: '' }
  const window = Object.assign(new EventTarget(), { location })
  const { ask, settle, outcomes } = await openReview()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', window)
  ask()
  window.dispatchEvent(new Event('popstate'))
  await settle()
  expect(outcomes).toEqual(['pending'])
  location.pathname = '/other'
  window.dispatchEvent(new Event('popstate'))
  await settle()
  expect(outcomes).toEqual([cancelled.code])
  ask()
  window.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(outcomes).toEqual([cancelled.code, cancelled.code])
})

test('behavior: what was tried out is shown, and raises the level, also of an armed one', async () => {
  const { ask, press, review, shown, settle } = await openReview()
  let done: (evidence: RequestEvidence) => void = () => undefined
  const evidence = new Promise<RequestEvidence>((resolve) => {
    done = resolve
  })
  ask(toRequest(), { evidence })
  expect(shown()?.evidence).toEqual({ status: 'pending' })
  review.show({ id: '1' })
  const found: RequestEvidence = {
    simulation: undefined,
    parties: { [spender]: { address: spender, kind: 'account', isTrusted: false } },
  }
  done(found)
  await settle()
  expect(shown()).toMatchObject({ level: 'stop', evidence: { status: 'done', evidence: found } })
  expect(press()).toBe(false)
  await vi.advanceTimersByTimeAsync(499)
  expect(review.approveReview({ id: '1' })).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(review.approveReview({ id: '1' })).toBe(true)
})

test('behavior: what cannot be tried out stops nothing', async () => {
  const { ask, shown, settle, press } = await openReview()
  ask(toRequest(), { evidence: Promise.reject(new Error('offline')) })
  await settle()
  expect(shown()?.evidence).toEqual({ status: 'done', evidence: undefined })
  expect(press()).toBe(true)
})

test('behavior: destroyed, all that waits ends', async () => {
  const { kit, ask, settle, outcomes } = await openReview()
  ask()
  ask()
  kit.destroy()
  await settle()
  expect(outcomes).toEqual(['CONNECTION_KIT_DESTROYED', 'CONNECTION_KIT_DESTROYED'])
})

test('error: UI_LOAD_FAILED where views are embedded and the page has no place for them', async () => {
  const { kit, ask, outcomes } = await openReview({ enableEmbedded: true })
  ask()
  ask(toRequest('stop'))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(outcomes).toEqual(['pending', 'pending'])
  await vi.advanceTimersByTimeAsync(200)
  expect(outcomes).toEqual(['UI_LOAD_FAILED', 'UI_LOAD_FAILED'])
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: embedded views that come late show the request, for as long as it takes', async () => {
  const { kit, ask, shown, press, outcomes, review } = await openReview({ enableEmbedded: true })
  ask()
  await vi.advanceTimersByTimeAsync(9_000)
  review.show({ id: shown()?.id ?? '' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcomes).toEqual(['pending'])
  expect(press()).toBe(true)
  // Embedded views are open from then on.
  kit.controllers.modal.open()
  ask(toRequest('stop'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcomes).toEqual(['yes', 'pending'])
})
