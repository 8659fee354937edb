import { CleatError } from '@cleat/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { ErrorState } from './ErrorState.tsx'

const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })

test('default', async () => {
  const onRetry = vi.fn()
  const { view } = renderWithKit(
    <ErrorState title="Balances did not load" error={error} onRetry={onRetry} />,
  )
  expect(screen.getByRole('heading', { name: 'Balances did not load' })).toBeTruthy()
  expect(screen.getByText(/network isn’t responding/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByText('Details'))
  expect(screen.getByText('NETWORK_RPC_FAILED')).toBeTruthy()
  await expectAccessible(view.container)
})

test('parameters: text comes before what the code says', () => {
  renderWithKit(
    <ErrorState title="No list" text="Only installed wallets are shown." error={error} />,
  )
  expect(screen.getByText('Only installed wallets are shown.')).toBeTruthy()
  expect(screen.queryByText(/network isn’t responding/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('parameters: isRetrying', async () => {
  const onRetry = vi.fn()
  renderWithKit(<ErrorState title="No list" error={error} onRetry={onRetry} isRetrying />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).not.toHaveBeenCalled()
})
