import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { xIcon } from '../../icons/xIcon.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

test('default', async () => {
  const onClick = vi.fn()
  const { container } = render(
    <IconButton label="Close" icon={<Icon of={xIcon} />} onClick={onClick} />,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button.title).toBe('Close')
  expect(button.querySelector('svg')?.ariaHidden).toBe('true')
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
