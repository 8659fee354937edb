import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Link } from './Link.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<Link href="https://app.example/terms">terms</Link>)
  const link = screen.getByRole('link', { name: 'terms (opens in a new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  await expectAccessible(container)
})

const script = ['javascript', 'alert(1)'].join(':')

test('behavior: only text where the address is not https', () => {
  render(<Link href={script}>terms</Link>)
  render(<LinkButton href="data:text/html,x">get</LinkButton>)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('terms')).toBeTruthy()
})
