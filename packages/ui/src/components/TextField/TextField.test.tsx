import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

afterEach(cleanup)

function Example(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="Address" value={value} onChange={setValue} {...props} />
}

test('default', async () => {
  const { container } = render(<Example hint="Or a name" />, { wrapper: StrictMode })
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Address',
    description: 'Or a name',
  })
  await userEvent.type(field, 'ada.eth')
  expect(field.value).toBe('ada.eth')
  await expectAccessible(container)
})

test('parameters: error takes the place of the hint', async () => {
  const { container } = render(<Example hint="Or a name" error="This is no address." />)
  const field = screen.getByRole('textbox', { description: 'This is no address.' })
  expect(field.ariaInvalid).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('This is no address.')
  expect(screen.queryByText('Or a name')).toBeNull()
  await expectAccessible(container)
})
