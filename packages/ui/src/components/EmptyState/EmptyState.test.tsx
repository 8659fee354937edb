import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

afterEach(cleanup)

test('default', () => {
  render(<EmptyState>No network has this name.</EmptyState>, { wrapper: StrictMode })
  expect(screen.getByRole('status').textContent).toBe('No network has this name.')
})

test('parameters: title, icon and action', async () => {
  const { container } = render(
    <EmptyState icon="i" title="No activity yet" action={<Button>Get started</Button>}>
      What you do shows up here.
    </EmptyState>,
  )
  expect(screen.getByRole('status').textContent).toBe('No activity yetWhat you do shows up here.')
  expect(screen.getByRole('button', { name: 'Get started' })).toBeTruthy()
  await expectAccessible(container)
})
