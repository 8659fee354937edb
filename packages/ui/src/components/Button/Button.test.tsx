import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('default', async () => {
  const onClick = vi.fn()
  const { container } = render(<Button onClick={onClick}>Save</Button>, { wrapper: StrictMode })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onClick).toHaveBeenCalledOnce()
  await expectAccessible(container)
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
