import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { SkeletonRows } from './SkeletonRows.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<SkeletonRows label="Loading wallets" isShown />, {
    wrapper: StrictMode,
  })
  const rows = screen.getByRole('img', { name: 'Loading wallets' })
  expect(rows.children).toHaveLength(4)
  expect(rows.dataset.shown).toBe('true')
  await expectAccessible(container)
})

test('parameters: count, and a place kept in silence', () => {
  render(<SkeletonRows label="Loading wallets" count={2} isShown={false} />)
  expect(screen.queryByRole('img')).toBeNull()
  const rows = screen.getByRole('img', { hidden: true })
  expect(rows.children).toHaveLength(2)
  expect(rows.dataset.shown).toBe('false')
})
