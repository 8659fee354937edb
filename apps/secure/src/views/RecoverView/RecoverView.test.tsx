import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { RecoverView } from './RecoverView.tsx'

type Props = ViewProps<'recover'>
const code = '7K2M-Q9TD-0XVB-5HNR-E3CJ-8WPA-Y4FG'

async function renderView({ shown = { hasPasskeys: false }, isBusy = false }: Partial<Props> = {}) {
  const answer = vi.fn<Props['answer']>()
  await renderInFrame(<RecoverView shown={shown} isBusy={isBusy} answer={answer} />)
  return answer
}

const field = () => screen.getByRole('textbox', { name: 'Recovery code' })

test('default', async () => {
  const answer = await renderView()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  expect(document.activeElement).toBe(field())
  await userEvent.click(screen.getByRole('button', { name: 'Open wallet' }))
  expect(answer).not.toHaveBeenCalled()
  await userEvent.type(field(), `${code}{Enter}`)
  expect(answer.mock.calls).toEqual([[{ kind: 'code', code }]])
  await expectAccessible()
})

test('behavior: where there are passkeys, one opens the wallet, too', async () => {
  const answer = await renderView({ shown: { hasPasskeys: true } })
  expect(screen.getByRole('heading', { name: 'Open your wallet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'passkey' }]])
  await expectAccessible()
})

test('behavior: another device opens it, too', async () => {
  const answer = await renderView()
  await userEvent.click(screen.getByRole('button', { name: 'Use another device' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'device' }]])
})

test.each([
  [
    { kind: 'mistyped' },
    'This code is incomplete or has a typo. Compare it with the copy you saved.',
  ],
  [
    { kind: 'wrong' },
    'This code belongs to another wallet. Enter the one you saved for this account.',
  ],
  [{ kind: 'incomplete' }, 'No passkey was used. Try again or choose another way.'],
  [
    { kind: 'wrongPasskey' },
    'This passkey doesn’t work here. Use another one or choose another way.',
  ],
  [
    { kind: 'lackingPasskey' },
    'This passkey logs you in but can’t open your wallet. For that you need a recovery code.',
  ],
  [
    { kind: 'held', seconds: 86_000 },
    'This wait protects you if someone else has your code. Come back in 24 hours and enter it again.',
  ],
  [
    { kind: 'service' },
    'The wallet couldn’t be reached. Check your internet connection and try again.',
  ],
] as const)('error: %j', async (problem, text) => {
  await renderView({ shown: { hasPasskeys: false, problem } })
  expect(screen.getByRole('alert').textContent).toBe(text)
  await expectAccessible()
})

test('behavior: what was wrong is gone while the next code is tried, which takes no other', async () => {
  const answer = await renderView({
    shown: { hasPasskeys: true, problem: { kind: 'wrong' } },
    isBusy: true,
  })
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(field(), `${code}{Enter}`)
  await userEvent.click(screen.getByRole('button', { name: 'Opening your wallet…' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(answer).not.toHaveBeenCalled()
})
