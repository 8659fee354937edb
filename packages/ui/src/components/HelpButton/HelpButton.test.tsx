import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { HelpButton } from './HelpButton.tsx'

test('default', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const { container } = render(<HelpButton onClick={onClick}>What is a wallet?</HelpButton>)
  await user.click(screen.getByRole('button', { name: 'What is a wallet?' }))
  expect(onClick).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
