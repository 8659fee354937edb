import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Row } from './Row.tsx'

afterEach(cleanup)

test('default', async () => {
  const onPress = vi.fn()
  render(<Row icon={null} name="Rabby" trait="Recent" onPress={onPress} />, { wrapper: StrictMode })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByText('Recent'))
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('parameters: isDisabled', async () => {
  const onPress = vi.fn()
  render(<Row icon={null} name="Base" trait="Not in this wallet" isDisabled onPress={onPress} />)
  const row = screen.getByRole('button', { name: /Base.*Not in this wallet/ })
  await userEvent.click(row)
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
})
