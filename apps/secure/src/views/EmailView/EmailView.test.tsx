import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { EmailView } from './EmailView.tsx'

type Props = ViewProps<'email'>

async function renderView({ shown, isBusy = false }: Partial<Props> = {}) {
  const answer = vi.fn<Props['answer']>()
  const given = shown ?? { current: 'ada@harbour.example' }
  await renderInFrame(<EmailView shown={given} isBusy={isBusy} answer={answer} />)
  return answer
}

const field = () => screen.getByRole('textbox', { name: 'New email' })

test('default: the new address is asked for, and an empty one is not sent', async () => {
  const answer = await renderView()
  expect(screen.getByText(/You get your codes at ada@harbour.example/)).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('{Enter}')
  expect(answer).not.toHaveBeenCalled()
  await userEvent.type(field(), ' new@harbour.example {Enter}')
  expect(answer.mock.calls).toEqual([[{ kind: 'email', email: 'new@harbour.example' }]])
  await expectAccessible()
})

test.each([
  [{ kind: 'invalid' }, 'Enter a valid email address.'],
  [{ kind: 'same' }, 'This is already your email. Enter another one.'],
  [{ kind: 'taken' }, 'Another account uses this email. Nothing was changed. Enter another one.'],
  [{ kind: 'over' }, 'This code no longer works. Request a new one.'],
  [{ kind: 'throttled', seconds: 90 }, 'Too many attempts. Try again in 2 minutes.'],
  [{ kind: 'incomplete' }, 'No passkey was used. Try again or choose another way.'],
  [
    { kind: 'wrongPasskey' },
    'This passkey doesn’t work here. Use another one or choose another way.',
  ],
  [
    { kind: 'service' },
    'The wallet couldn’t be reached. Check your internet connection and try again.',
  ],
] as const)('error: %j', async (problem, text) => {
  await renderView({ shown: { current: 'ada@harbour.example', problem } })
  expect(screen.getByRole('alert').textContent).toBe(text)
})

test('behavior: while it is sent, nothing else is', async () => {
  const answer = await renderView({ isBusy: true })
  await userEvent.type(field(), 'new@harbour.example{Enter}')
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: an account without an e-mail has none to change', async () => {
  const answer = await renderView({ shown: { current: undefined } })
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'close' }]])
  await expectAccessible()
})

test('behavior: without the old mailbox a passkey confirms, and what follows is said first', async () => {
  const offered = await renderView({ shown: { current: 'ada@harbour.example', lost: 'offered' } })
  await userEvent.click(screen.getByRole('button', { name: 'I can’t open this mailbox' }))
  expect(offered.mock.calls).toEqual([[{ kind: 'lost', isLost: true }]])
})

test('default: a lost mailbox', async () => {
  const answer = await renderView({ shown: { current: 'ada@harbour.example', lost: 'chosen' } })
  expect(screen.getByText(/takes 72 hours, and your old mailbox ada@harbour.example/)).toBeTruthy()
  await userEvent.type(field(), 'new@harbour.example')
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(answer.mock.calls).toEqual([
    [{ kind: 'email', email: 'new@harbour.example' }],
    [{ kind: 'lost', isLost: false }],
  ])
  await expectAccessible()
})
