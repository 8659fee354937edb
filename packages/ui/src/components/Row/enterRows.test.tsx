import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { enterRows } from './enterRows.ts'

afterEach(cleanup)

function renderView(hasRows: boolean) {
  render(
    <div data-cleat="modal">
      <h2 tabIndex={-1} onKeyDown={enterRows}>
        Title
      </h2>
      <ul data-leaving="true">
        <li>
          <button type="button">Of the last view</button>
        </li>
      </ul>
      {hasRows && (
        <ul data-leaving="false">
          <li>
            <button type="button">One</button>
          </li>
        </ul>
      )}
    </div>,
  )
  screen.getByText('Title').focus()
  return userEvent.setup()
}
const focused = () => document.activeElement?.textContent

test('default', async () => {
  const user = renderView(true)
  await user.keyboard('{ArrowUp}{Control>}{ArrowDown}{/Control}')
  expect(focused()).toBe('Title')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('One')
})

test('behavior: without rows the browser has the key', async () => {
  const user = renderView(false)
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Title')
})
