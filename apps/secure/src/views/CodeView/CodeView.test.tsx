import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { CodeView } from './CodeView.tsx'

afterEach(() => vi.useRealTimers())

type Props = ViewProps<'code'>
const shown: Props['shown'] = {
  ...{ email: 'ada@harbour.example', digits: 6, resendAt: 0, isResent: false },
}

async function renderView(given: Partial<Props['shown']> = {}, isBusy = false) {
  const answer = vi.fn<Props['answer']>()
  const draw = (more: Partial<Props['shown']>, busy: boolean) => (
    <CodeView shown={{ ...shown, ...more }} isBusy={busy} answer={answer} />
  )
  const { rerender } = await renderInFrame(draw(given, isBusy))
  return {
    answer,
    show: (more: Partial<Props['shown']>, busy = false) => rerender(draw(more, busy)),
  }
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const written = () =>
  boxes()
    .map(({ value }) => value)
    .join('')
const note = () => screen.getByRole('status').textContent

test('default: the last digit sends the code', async () => {
  const { answer } = await renderView()
  expect(screen.getByRole('heading', { name: 'Enter the code' })).toBeTruthy()
  expect(screen.getByText('We sent it to ada@harbour.example.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code from the email' }))
  await userEvent.keyboard('12345')
  expect(answer).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(answer.mock.calls).toEqual([[{ kind: 'code', code: '123456' }]])
  await expectAccessible()
})

test('behavior: a pasted code fills all boxes and is sent', async () => {
  const { answer } = await renderView()
  await userEvent.paste('904 117')
  expect(written()).toBe('904117')
  expect(answer.mock.calls).toEqual([[{ kind: 'code', code: '904117' }]])
})

test('behavior: letters are no digits', async () => {
  await renderView()
  await userEvent.keyboard('1a2')
  expect(written()).toBe('12')
})

test('behavior: a wrong code empties the boxes, and the next one begins in the first', async () => {
  const { answer, show } = await renderView()
  await userEvent.keyboard('123456')
  show({}, true)
  show({ problem: { kind: 'wrong', triesLeft: 3 } })
  expect(written()).toBe('')
  expect(note()).toBe('That code isn’t right. 3 tries left.')
  await userEvent.keyboard('654321')
  expect(answer).toHaveBeenLastCalledWith({ kind: 'code', code: '654321' })
})

test('behavior: nothing changes while a code is checked', async () => {
  const { answer } = await renderView({}, true)
  await userEvent.keyboard('123456')
  expect(written()).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(answer).not.toHaveBeenCalled()
})

test.each([
  [{ kind: 'wrong', triesLeft: 1 }, 'That code isn’t right. 1 try left.'],
  [{ kind: 'over' }, 'This code no longer works. Request a new one.'],
  [{ kind: 'throttled', seconds: 90 }, 'Too many attempts. Try again in 2 minutes.'],
  [
    { kind: 'service' },
    'The wallet couldn’t be reached. Check your internet connection and try again.',
  ],
] as const)('error: %j', async (problem, text) => {
  await renderView({ problem })
  expect(note()).toBe(text)
})

test('behavior: a new code can be sent once its time has come', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { answer } = await renderView({ resendAt: 1_030_000 })
  const button = screen.getByRole('button', { name: 'Resend in 30 s' })
  await userEvent.click(button)
  expect(answer).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1000))
  expect(button.textContent).toBe('Resend in 29 s')
  act(() => vi.advanceTimersByTime(29_000))
  expect(button.textContent).toBe('Resend code')
  await userEvent.click(button)
  expect(answer.mock.calls).toEqual([[{ kind: 'resend' }]])
})

test('behavior: a resent code is confirmed', async () => {
  await renderView({ isResent: true })
  expect(note()).toBe('Code sent again.')
})

test('behavior: after 20 seconds without input comes a hint', async () => {
  vi.useFakeTimers()
  await renderView()
  act(() => vi.advanceTimersByTime(19_900))
  expect(note()).toBe('')
  act(() => vi.advanceTimersByTime(200))
  expect(note()).toBe('No email yet? Check your spam folder.')
})

test('behavior: no hint for who is typing', async () => {
  await renderView()
  await userEvent.keyboard('1')
  vi.useFakeTimers()
  act(() => vi.advanceTimersByTime(30_000))
  expect(note()).toBe('')
})

test('behavior: another email can be used', async () => {
  const { answer } = await renderView()
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  await waitFor(() => expect(answer.mock.calls).toEqual([[{ kind: 'other' }]]))
})

test('behavior: of a second proof, the lead says why, and another way is offered', async () => {
  const answer = vi.fn<Props['answer']>()
  await renderInFrame(
    <CodeView
      {...{ shown, answer, isBusy: false }}
      lead="secure.secondLead"
      other="secure.otherWay"
    />,
  )
  expect(screen.getByText(/^A passkey alone isn’t enough on a new device/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose another way' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'other' }]])
})
