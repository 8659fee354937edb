import { formatAddress } from '@cleat/core'
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestSight } from '../../test/createTestSight.ts'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import {
  operationRoad,
  receiver,
  sponsor,
  toAllowanceRequest,
  toCallsRequest,
  token,
  toMessageRequest,
  toRemovalRequest,
  toSolanaMessageRequest,
  toTransactionRequest,
} from '../../test/requests.ts'
import type { ViewProps } from '../viewProps.ts'
import { ApproveView } from './ApproveView.tsx'

type Props = ViewProps<'approve'>
const origin = 'https://harbour.example'
const payment = toTransactionRequest({ value: '0x16345785d8a0000' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function renderView(
  request: FrameRequest,
  {
    isBusy = false,
    surface,
    ...more
  }: Partial<Props['shown']> & { isBusy?: boolean; surface?: 'frame' | 'window' } = {},
) {
  const answer = vi.fn<Props['answer']>()
  const sight = createTestSight()
  const draw = (shown: Props['shown']) => (
    <ApproveView shown={shown} isBusy={isBusy} answer={answer} surface={surface} />
  )
  const { rerender } = await renderInFrame(draw({ origin, request, ...more }), undefined, sight)
  return {
    ...{ answer, sight },
    show: (next: FrameRequest) => rerender(draw({ origin, request: next })),
  }
}

const confirm = () => screen.getByRole('button', { name: 'Confirm' })
const page = () => document.body.textContent?.replace(/\s+/g, ' ') ?? ''
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('default: who asks, what for, from which account, for which fee at most', async () => {
  const { answer } = await renderView(payment)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Approve this?' }))
  expect(page()).toContain('Request from harbour.example')
  expect(page()).toContain('Send 0.1 ETH to')
  expect(page()).toContain('0xF2…5C1cdb')
  expect(page()).toContain('Base')
  expect(page()).toContain('Up to 0.000021 ETH')
  pass(500)
  fireEvent.click(confirm())
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
  vi.useRealTimers()
  await expectAccessible()
})

test('behavior: a press within half a second is not meant for it', async () => {
  const { answer } = await renderView(payment)
  pass(499)
  fireEvent.click(confirm())
  expect(confirm().ariaDisabled).toBe('true')
  expect(answer).not.toHaveBeenCalled()
  pass(1)
  expect(confirm().ariaDisabled).toBeNull()
  fireEvent.click(confirm())
  expect(answer).toHaveBeenCalledOnce()
})

test('behavior: it can be declined at once', async () => {
  const { answer } = await renderView(payment)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'decline' }]])
})

test('behavior: what could cost everything needs a yes to that', async () => {
  const { answer } = await renderView(toAllowanceRequest())
  const agree = () => screen.getByRole<HTMLInputElement>('checkbox')
  pass(500)
  fireEvent.click(confirm())
  expect(answer).not.toHaveBeenCalled()
  expect(agree().ariaInvalid).toBe('true')
  fireEvent.click(agree())
  expect(agree().ariaInvalid).not.toBe('true')
  fireEvent.click(confirm())
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
  vi.useRealTimers()
  await expectAccessible()
})

test('behavior: a payment and a message need no such yes', async () => {
  const { show } = await renderView(payment)
  expect(screen.queryByRole('checkbox')).toBeNull()
  show(toMessageRequest('Welcome aboard.'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(page()).toContain('Welcome aboard.')
})

test('behavior: half a second and a yes count for the request that they were for', async () => {
  const { answer, show } = await renderView(toAllowanceRequest())
  pass(500)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(confirm().ariaDisabled).toBeNull()
  show(toAllowanceRequest())
  expect(confirm().ariaDisabled).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(confirm())
  expect(answer).not.toHaveBeenCalled()
  pass(500)
  fireEvent.click(confirm())
  expect(answer).toHaveBeenCalledOnce()
})

test('behavior: tokens have their addresses and base units, whatever the page calls them', async () => {
  await renderView(toAllowanceRequest(5_000_000n))
  const [spender, shown] = [receiver, token].map((address) => formatAddress(address.toLowerCase()))
  expect(page()).toContain(`Let ${spender} spend up to 5,000,000 base units of ${shown}`)
})

test('behavior: the address of a recipient is whole', async () => {
  await renderView(payment)
  const address = screen.getByRole('group', { name: 'Recipient’s address' }).textContent
  expect(address?.toLowerCase()).toBe(receiver.toLowerCase())
})

test('behavior: a message is there to its last word', async () => {
  await renderView(toMessageRequest(`${'Ahoy. '.repeat(2_000)}Give everything away.`))
  expect(page()).toContain('Give everything away.')
})

test('behavior: messages have no fee', async () => {
  await renderView(toSolanaMessageRequest('Ahoy from Solana'))
  expect(page()).toContain('Ahoy from Solana')
  expect(page()).not.toContain('Up to')
})

test('behavior: what is being signed takes no answer', async () => {
  const { answer } = await renderView(payment, { isBusy: true })
  pass(500)
  fireEvent.click(screen.getByRole('button', { name: 'Signing…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(answer).not.toHaveBeenCalled()
})

test('error: the service is not reached', async () => {
  await renderView(payment, { problem: 'service' })
  expect(page()).toContain('The wallet couldn’t be reached, so nothing was signed.')
})

/** A press of a mouse, as browsers send it. */
const press = (button = confirm(), { isPrimary = true } = {}) => {
  const pointer = { isPrimary, button: 0, pointerType: 'mouse' }
  fireEvent.pointerDown(button, pointer)
  fireEvent.pointerUp(button, pointer)
  fireEvent.click(button, { detail: 1 })
}

test('behavior: a press that began before it counts, or by a script, does not count', async () => {
  const { answer, sight } = await renderView(payment)
  const pointer = { isPrimary: true, button: 0, pointerType: 'mouse' }
  pass(499)
  fireEvent.pointerDown(confirm(), pointer)
  pass(1)
  fireEvent.pointerUp(confirm(), pointer)
  fireEvent.click(confirm(), { detail: 2 })
  press(confirm(), { isPrimary: false })
  act(() => sight.set({ isTrusted: false }))
  press()
  fireEvent.click(confirm())
  expect(answer).not.toHaveBeenCalled()
  act(() => sight.set({ isTrusted: true }))
  press()
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
})

test('behavior: a key that is held since before does not confirm', async () => {
  const { answer } = await renderView(payment)
  fireEvent.keyDown(confirm(), { key: 'Enter' })
  pass(500)
  fireEvent.keyDown(confirm(), { key: 'Enter', repeat: true })
  fireEvent.click(confirm())
  expect(answer).not.toHaveBeenCalled()
  fireEvent.keyUp(confirm(), { key: 'Enter' })
  pass(0)
  fireEvent.keyDown(confirm(), { key: 'Enter' })
  fireEvent.click(confirm())
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
})

test('behavior: covered, or without the focus, it is not armed, at once', async () => {
  const { answer, sight } = await renderView(payment)
  for (const lost of [{ isVisible: false }, { hasFocus: false }]) {
    pass(500)
    expect(confirm().ariaDisabled).toBeNull()
    act(() => sight.set(lost))
    expect(confirm().ariaDisabled).toBe('true')
    press()
    act(() => sight.set({ isVisible: true, hasFocus: true }))
    pass(499)
    press()
  }
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: what moves or is scrolled is armed half a second later', async () => {
  const { answer } = await renderView(payment)
  for (const event of ['scroll', 'resize']) {
    pass(500)
    act(() => void window.dispatchEvent(new Event(event)))
    press()
  }
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: a press that was disturbed is not meant for what is armed afterwards', async () => {
  const { answer } = await renderView(payment)
  const pointer = { isPrimary: true, button: 0, pointerType: 'mouse' }
  pass(500)
  fireEvent.pointerDown(confirm(), pointer)
  act(() => void window.dispatchEvent(new Event('scroll')))
  pass(500)
  expect(confirm().ariaDisabled).toBeNull()
  fireEvent.pointerUp(confirm(), pointer)
  fireEvent.click(confirm(), { detail: 1 })
  expect(answer).not.toHaveBeenCalled()
  press()
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
})

test('behavior: what nothing proves to be seen goes into a window, once', async () => {
  const { answer, sight } = await renderView(payment)
  act(() => sight.set({ isVisible: false }))
  pass(2_999)
  expect(answer).not.toHaveBeenCalled()
  pass(1)
  pass(3_000)
  expect(answer.mock.calls).toEqual([[{ kind: 'window' }]])
})

test('behavior: what begins above is armed once its beginning was seen', async () => {
  const scrolled = { scrollTop: 8 }
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: scrolled })
  onTestFinished(() => void Reflect.deleteProperty(document, 'scrollingElement'))
  await renderView(payment)
  pass(5_000)
  expect(confirm().ariaDisabled).toBe('true')
  scrolled.scrollTop = 7
  act(() => void window.dispatchEvent(new Event('scroll')))
  pass(500)
  expect(confirm().ariaDisabled).toBeNull()
})

test('behavior: in a tab that is not shown, nothing has to prove that it is seen', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => state.mockRestore())
  const { answer, sight } = await renderView(payment)
  act(() => sight.set({ isVisible: false }))
  pass(10_000)
  expect(answer).not.toHaveBeenCalled()
  state.mockReturnValue('visible')
  pass(3_000)
  expect(answer.mock.calls).toEqual([[{ kind: 'window' }]])
})

test('behavior: a window asks no browser whether it is seen, but for a mouse that moves first', async () => {
  const { answer, sight } = await renderView(payment, { surface: 'window' })
  act(() => sight.set({ isVisible: false }))
  fireEvent.pointerMove(confirm())
  pass(5_000)
  expect(answer).not.toHaveBeenCalled()
  press()
  expect(answer).not.toHaveBeenCalled()
  fireEvent.pointerMove(confirm())
  press()
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
})

const agree = () => screen.getByRole('checkbox', { name: 'Make my account a smart account' })

test('behavior: several calls are named one by one, as a whole, with who pays', async () => {
  const road = { ...operationRoad, sponsor }
  const { answer } = await renderView(toCallsRequest({ road }))
  expect(page()).toContain('spend up to')
  expect(page()).toContain('Send')
  expect(page()).toContain('All of this happens at once, or nothing does.')
  expect(page()).toMatch(/Paid by Harbour \(0x70….*C8\)/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  pass(500)
  press()
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
  vi.useRealTimers()
  await expectAccessible()
})

test('behavior: an upgrade is named, and chosen by itself', async () => {
  const { answer, show } = await renderView(toCallsRequest({ upgrade: 0 }))
  expect(page()).toContain('Your account becomes a smart account on this network.')
  expect(page()).toContain('MetaMask Smart Account')
  expect(page()).not.toContain('Hand this account over')
  expect(page()).toContain('Up to 0.0001 ETH')
  pass(500)
  press()
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(agree())
  // A yes to one is none to the next.
  show(toCallsRequest({ upgrade: 1 }))
  pass(500)
  press()
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(agree())
  press()
  expect(answer.mock.calls).toEqual([[{ kind: 'approve' }]])
})

test('behavior: an upgrade with a dangerous call asks for both', async () => {
  const { answer } = await renderView(
    toCallsRequest({
      upgrade: 0,
      calls: [
        {
          to: token,
          value: '0x0',
          data: `0x095ea7b3${'f'.repeat(40).padStart(64, '0')}${'f'.repeat(64)}`,
        },
      ],
    }),
  )
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  pass(500)
  fireEvent.click(agree())
  press()
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand what I could lose' }))
  press()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('behavior: the most that can leave is named, with who holds to it', async () => {
  const terms = { until: 1_900_000_000, salt: '0x7' } as const
  const limits = [{ most: '0x16345785d8a0000' }, { token, most: '0x5' }] as const
  await renderView(toCallsRequest({ guard: { limits, ...terms } }))
  expect(page()).toMatch(/Leaves your account.*Up to 0\.1 ETH and 5 base units of/)
  expect(page()).toContain('no more than this leaves your account')
})

test('behavior: code is taken away, and what goes with it is said', async () => {
  await renderView(toRemovalRequest())
  expect(page()).toContain('Remove the code from this account')
  expect(page()).toContain('What apps may do through this code ends too.')
  expect(page()).toContain('Up to 0.00005 ETH')
})
