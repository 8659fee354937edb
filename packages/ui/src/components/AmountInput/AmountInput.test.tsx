import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { AmountInput, type AmountInputProps } from './AmountInput.tsx'

function Owned(props: Partial<AmountInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <AmountInput
        label="Amount"
        symbol="USDC"
        decimals={6}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const taken = () => screen.getByRole('status').textContent

test('default: what is typed is a plain decimal number', async () => {
  renderWithKit(<Owned />)
  await userEvent.type(field(), '1,234.5')
  expect(taken()).toBe('1234.5')
  expect(field().dir).toBe('ltr')
  await expectAccessible()
})

test('parameters: isInvalid', () => {
  renderWithKit(<Owned isInvalid describedBy="reason" />)
  expect(field().ariaInvalid).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe('reason')
})

test.each([
  ['12', 'large'],
  ['123456789.123456', 'small'],
])('behavior: every digit of %s is shown', (value, size) => {
  renderWithKit(<Owned value={value} />)
  expect(field().dataset.size).toBe(size)
})
