import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

function Field() {
  const [value, setValue] = useState('')
  return <SearchField label="Search" value={value} onChange={setValue} />
}

test('default', async () => {
  const { container } = render(<Field />, { wrapper: StrictMode })
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(input, 'base')
  expect(input.value).toBe('base')
  await expectAccessible(container)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
  expect(screen.queryByRole('button')).toBeNull()
})
