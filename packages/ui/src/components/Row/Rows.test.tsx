import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Rows } from './Rows.tsx'

afterEach(cleanup)

function renderRows() {
  render(
    <Rows>
      <input aria-label="Search" />
      <ul>
        <li>
          <button type="button">One</button>
        </li>
        <li>
          <a href="https://two.example">Two</a>
        </li>
      </ul>
      <ul>
        <li>
          <button type="button">Three</button>
        </li>
      </ul>
    </Rows>,
  )
  return userEvent.setup()
}
const focused = () => document.activeElement?.textContent

test('default: down through every list, and up into the search field', async () => {
  const user = renderRows()
  await user.click(screen.getByRole('textbox'))
  const seen: (string | null | undefined)[] = []
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{ArrowDown}')
    seen.push(focused())
  }
  expect(seen).toEqual(['One', 'Two', 'Three', 'Three'])
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('behavior: Home and End move to the ends', async () => {
  const user = renderRows()
  screen.getByText('Two').focus()
  await user.keyboard('{End}')
  expect(focused()).toBe('Three')
  await user.keyboard('{Home}')
  expect(focused()).toBe('One')
})

test('behavior: with a modifier the browser has the key', async () => {
  const user = renderRows()
  screen.getByText('One').focus()
  await user.keyboard('{Control>}{ArrowDown}{/Control}')
  expect(focused()).toBe('One')
})
