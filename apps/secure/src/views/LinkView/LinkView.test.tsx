import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { LinkView } from './LinkView.tsx'

type Props = ViewProps<'link'>
const asked: Props['shown'] = {
  ...{ email: 'ada@harbour.example', methods: ['email', 'passkey', 'google'] },
}

async function renderView(shown: Partial<Props['shown']> = {}, isBusy = false) {
  const answer = vi.fn<Props['answer']>()
  await renderInFrame(<LinkView shown={{ ...asked, ...shown }} isBusy={isBusy} answer={answer} />)
  return answer
}

test('default: the ways that open the wallet, and a separate one last', async () => {
  const answer = await renderView()
  expect(screen.getByRole('heading', { name: 'You already have a wallet' })).toBeTruthy()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    ...['Get a code by email', 'Use a passkey', 'Continue with Google'],
    'Create a separate wallet',
  ])
  for (const button of buttons) await userEvent.click(button)
  expect(answer.mock.calls.flat()).toEqual([
    { kind: 'use', method: 'email' },
    { kind: 'use', method: 'passkey' },
    { kind: 'use', method: 'google' },
    { kind: 'separate' },
  ])
  await expectAccessible()
})

test.each([
  ['wrong', 'That login doesn’t open this wallet. Use another one or choose another way.'],
  ['incomplete', 'The login wasn’t completed. Try again or choose another way.'],
  ['blocked', 'Your browser blocked the window. Try again to open it.'],
  ['service', 'The wallet couldn’t be reached. Check your internet connection and try again.'],
] as const)('error: %s', async (problem, text) => {
  await renderView({ problem })
  expect(screen.getByRole('alert').textContent).toBe(text)
  await expectAccessible()
})

test('behavior: while a window is waited for, another way can be chosen', async () => {
  const answer = await renderView({ waiting: 'google' })
  expect(screen.getByRole('status').textContent).toBe('Finish in the Google window.')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(answer).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Get a code by email' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'use', method: 'email' }]])
})

test('behavior: nothing is wrong, and nothing else is chosen, while it is carried out', async () => {
  const answer = await renderView({ problem: 'wrong' }, true)
  expect(screen.queryByRole('alert')).toBeNull()
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(answer).not.toHaveBeenCalled()
})
