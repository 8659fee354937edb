import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Disclosure } from './Disclosure.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<Disclosure label="Details">All of it</Disclosure>)
  const toggle = screen.getByRole('button', { name: 'Details', expanded: false })
  const body = screen.getByText('All of it')
  expect(body.hidden).toBe(true)
  await userEvent.click(toggle)
  expect(toggle.ariaExpanded ?? toggle.getAttribute('aria-expanded')).toBe('true')
  expect(body.hidden).toBe(false)
  await expectAccessible(container)
})
