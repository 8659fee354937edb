import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'

const chips = [
  { value: 10, name: '0.1%' },
  { value: 50, name: '0.5%' },
]

test('default', async () => {
  const onChoose = vi.fn()
  renderWithKit(<ChoiceChips label="Limit" chips={chips} chosen={10} onChoose={onChoose} />)
  expect(screen.getByRole('group', { name: 'Limit' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '0.1%' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: '0.5%' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(50)
  await expectAccessible()
})

test('behavior: none may be chosen', () => {
  renderWithKit(
    <ChoiceChips label="Limit" chips={chips} chosen={undefined} onChoose={() => undefined} />,
  )
  for (const chip of screen.getAllByRole<HTMLInputElement>('radio'))
    expect(chip.checked).toBe(false)
})
