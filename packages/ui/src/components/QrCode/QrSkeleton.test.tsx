import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { QrSkeleton } from './QrSkeleton.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<QrSkeleton label="Loading" isShown />)
  const place = screen.getByRole('img', { name: 'Loading' })
  expect(place.style.width).toBe('296px')
  expect(place.dataset.shown).toBe('true')
  await expectAccessible(container)
})

test('parameters: logo and size, also while it only keeps the place', () => {
  render(<QrSkeleton label="Loading" isShown={false} size={200} logo="R" />)
  const place = screen.getByRole('img', { name: 'Loading' })
  expect(place.textContent).toBe('R')
  expect(place.style.width).toBe('200px')
  expect(place.dataset.shown).toBe('false')
})
