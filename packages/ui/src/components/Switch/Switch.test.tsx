import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

function Example() {
  const [isOn, setIsOn] = useState(false)
  return <Switch label="Test networks" note="For developers" isOn={isOn} onChange={setIsOn} />
}

test('default', async () => {
  const { container } = render(<Example />, { wrapper: StrictMode })
  const control = screen.getByRole('switch', { name: 'Test networks' })
  expect(control.ariaChecked).toBe('false')
  await userEvent.click(screen.getByText('For developers'))
  expect(control.ariaChecked).toBe('true')
  control.focus()
  await userEvent.keyboard(' ')
  expect(control.ariaChecked).toBe('false')
  await expectAccessible(container)
})

test('parameters: isDisabled', async () => {
  const onChange = vi.fn()
  render(<Switch label="Sounds" note="Your browser is muted" isOn isDisabled onChange={onChange} />)
  const control = screen.getByRole('switch', {
    name: 'Sounds',
    description: 'Your browser is muted',
  })
  await userEvent.click(control)
  expect(onChange).not.toHaveBeenCalled()
  expect(control.ariaDisabled).toBe('true')
})
