import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Link } from '../Link/Link.tsx'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

function Example({ isMissing }: { isMissing?: boolean }) {
  const [isChecked, setIsChecked] = useState(false)
  return (
    <Checkbox isChecked={isChecked} onChange={setIsChecked} isMissing={isMissing}>
      I agree to the <Link href="https://app.example/terms">terms of use</Link>
    </Checkbox>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree to the terms/ })

test('default', async () => {
  const { container } = render(<Example />, { wrapper: StrictMode })
  await userEvent.click(screen.getByText(/I agree/))
  expect(box().checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(box().checked).toBe(false)
  await expectAccessible(container)
})

test('parameters: isMissing', () => {
  render(<Example isMissing />)
  expect(box().ariaInvalid).toBe('true')
})
