import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('default', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save</Button>, { wrapper: StrictMode })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('parameters: isLoading', async () => {
  const onClick = vi.fn()
  render(
    <Button isLoading onClick={onClick}>
      Saving
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(onClick).not.toHaveBeenCalled()
})
