import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './useKeptFocus.ts'

function Page({ isWhole = true }: { isWhole?: boolean }) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  useKeptFocus(titleRef)
  return (
    <>
      <input />
      <div>
        <header>
          <h2 ref={titleRef} tabIndex={-1}>
            Title
          </h2>
        </header>
        <button type="button">Stays</button>
        {isWhole && <button type="button">Goes</button>}
      </div>
    </>
  )
}

const goes = () => screen.getByRole('button', { name: 'Goes' })
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('default', async () => {
  const { rerender } = render(<Page />)
  goes().focus()
  rerender(<Page isWhole={false} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})

test.each(['button', 'textbox'])(
  'behavior: who has moved on to a %s is left there',
  async (role) => {
    const { rerender } = render(<Page />)
    goes().focus()
    const other = role === 'textbox' ? screen.getByRole(role) : screen.getByText('Stays')
    other.focus()
    rerender(<Page isWhole={false} />)
    await settle()
    expect(document.activeElement).toBe(other)
  },
)

test('behavior: what goes without the focus takes none', async () => {
  const { rerender } = render(<Page />)
  rerender(<Page isWhole={false} />)
  await settle()
  expect(document.activeElement).toBe(document.body)
})
