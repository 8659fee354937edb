import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Disclosure } from './Disclosure.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<Disclosure label="Details">All of it</Disclosure>)
  const [details] = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText('Details'))
  expect(details?.open).toBe(true)
  expect(details?.contains(screen.getByText('All of it'))).toBe(true)
  await expectAccessible(container)
})

test('behavior: what was hidden scrolls into view', async () => {
  render(<Disclosure label="Details">All of it</Disclosure>)
  const [details] = screen.getAllByRole<HTMLDetailsElement>('group')
  const scroll = vi.fn()
  Object.assign(details ?? {}, { scrollIntoView: scroll })
  await userEvent.click(screen.getByText('Details'))
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }))
  await userEvent.click(screen.getByText('Details'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(scroll).toHaveBeenCalledTimes(1)
})
