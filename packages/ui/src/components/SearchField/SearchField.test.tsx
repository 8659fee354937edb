import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldHeightContext } from '../../motion/heldHeightContext.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

function Field() {
  const [value, setValue] = useState('')
  return <SearchField label="Search" value={value} onChange={setValue} isEmpty={false} />
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

test.each([
  { screen: 'wide', isNarrow: false, whenEmpty: 0 },
  { screen: 'narrow', isNarrow: true, whenEmpty: 1 },
])('behavior: on a $screen screen, the height is held while a search narrows', async (on) => {
  const { isNarrow, whenEmpty } = on
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }))
  let holds = 0
  const hold = () => {
    holds += 1
    return () => {
      holds -= 1
    }
  }
  const draw = (value: string, isEmpty = false) => (
    <heldHeightContext.Provider value={hold}>
      <SearchField label="Search" value={value} onChange={() => {}} isEmpty={isEmpty} />
    </heldHeightContext.Provider>
  )
  const { rerender } = render(draw(''))
  expect(holds).toBe(0)
  rerender(draw('b'))
  expect(holds).toBe(1)
  // What says that nothing matches is short.
  rerender(draw('bx', true))
  expect(holds).toBe(whenEmpty)
  rerender(draw('b'))
  expect(holds).toBe(1)
  rerender(draw(''))
  expect(holds).toBe(0)
})
