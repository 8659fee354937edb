import { CleatError } from '@cleat/core'
import { expect, test } from 'vitest'
import { frameFailures } from '../protocol/notices.ts'
import { FrameError, type FrameProblem } from './frameError.ts'
import { toFrameError } from './toFrameError.ts'

const context = { origin: 'https://wallet.app.example', name: 'Harbour' }
const { origin, name } = context
const read = (problem: FrameProblem, seconds?: number) =>
  toFrameError(new FrameError(problem, { seconds }), context)

test.each<[FrameProblem, code: string, facts: object | undefined]>([
  ['refused', 'FRAME_REFUSED', { origin, reason: 'this page is not on the list of the wallet' }],
  ['lost', 'FRAME_LOST', { origin }],
  ['late', 'FRAME_LOST', { origin }],
  ['version', 'FRAME_VERSION_UNSUPPORTED', { update: 'app' }],
  ['unreachable', 'FRAME_UNREACHABLE', { origin }],
  ['service', 'FRAME_UNREACHABLE', { origin }],
  ['code-wrong', 'LOGIN_CODE_WRONG', { left: 0 }],
  ['code-expired', 'LOGIN_CODE_EXPIRED', undefined],
  ['device-unproven', 'LOGIN_DEVICE_UNPROVEN', undefined],
  ['locked', 'WALLET_LOCKED', { wallet: name }],
  ['not-logged-in', 'WALLET_LOCKED', { wallet: name }],
  ['share-mismatch', 'SHARE_MISMATCH', undefined],
  ['share-refused', 'SHARE_REFUSED', { reason: 'the service did not release it' }],
  ['provider-refused', 'LOGIN_PROVIDER_REFUSED', { provider: name }],
  [
    'provider-failed',
    'LOGIN_PROVIDER_FAILED',
    { provider: name, reason: 'its answer was not valid' },
  ],
  ['window-closed', 'LOGIN_WINDOW_CLOSED', { provider: name }],
  ['bad-answer', 'FRAME_BAD_ANSWER', { origin, reason: 'bad-answer' }],
  ['busy', 'FRAME_BAD_ANSWER', { origin, reason: 'busy' }],
])('default: %s is %s', (problem, code, facts) => {
  const error = read(problem)
  expect(error).toBeInstanceOf(CleatError)
  expect(error).toMatchObject({ code, cause: { problem }, ...(facts && { context: facts }) })
})

test('behavior: throttled says when to try again', () => {
  expect(read('throttled', 30)).toMatchObject({
    ...{ code: 'LOGIN_THROTTLED', context: { retryAfterMs: 30_000 }, cause: { seconds: 30 } },
  })
  expect(read('throttled')).toMatchObject({ context: { retryAfterMs: 0 } })
})

test.each(['declined', 'cancelled'] as const)(
  'behavior: %s is what wallets say to that',
  (problem) => {
    const error = read(problem)
    expect(error).not.toBeInstanceOf(CleatError)
    expect(error).toMatchObject({
      ...{ code: 4001, message: 'The visitor declined.', cause: { problem } },
    })
  },
)

test('behavior: each failure of the frame has an error, which names it', () => {
  for (const problem of frameFailures) {
    const error = read(problem)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      cause: { name: 'FrameError', message: `The wallet's frame: ${problem}.` },
    })
  }
})

test('behavior: other errors stay as they are', () => {
  const other = new Error('The chain is away.')
  expect(toFrameError(other, context)).toBe(other)
  expect(toFrameError(undefined, context)).toBeUndefined()
})
