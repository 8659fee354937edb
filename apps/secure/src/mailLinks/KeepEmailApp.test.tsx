import type { KeepEmailView } from '@cleat/embedded-wallet/window'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { standInForLayout } from '../test/renderInFrame.tsx'
import { KeepEmailApp } from './KeepEmailApp.tsx'

async function open(view: KeepEmailView) {
  standInForLayout()
  const onKeep = vi.fn<() => void>()
  render(<KeepEmailApp view={view} onKeep={onKeep} />, { wrapper: StrictMode })
  await screen.findByRole('heading')
  return onKeep
}

test('default: says what is being changed, and stops it by a press alone', async () => {
  const onKeep = await open({ name: 'ask', isBusy: false, problem: undefined })
  expect(screen.getByRole('heading', { name: 'Keep your email?' })).toBeTruthy()
  expect(onKeep).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Stop the change' }))
  expect(onKeep).toHaveBeenCalledTimes(1)
  await expectAccessible()
})

test('error: a service that does not answer', async () => {
  await open({ name: 'ask', isBusy: false, problem: 'service' })
  expect(screen.getByRole('status').textContent).toMatch(/couldn’t be reached/)
})

test.each([
  ['kept', 'Your email stays'],
  ['over', 'This link no longer works'],
] as const)('default: %s', async (name, title) => {
  await open({ name })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible()
})
