import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { LinkButton } from './LinkButton.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<LinkButton href="https://app.example">Get a wallet</LinkButton>)
  const link = screen.getByRole('link', { name: 'Get a wallet (opens in a new tab)' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  await expectAccessible(container)
})
