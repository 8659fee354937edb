import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { sendIcon } from '../../icons/sendIcon.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ActionTile } from './ActionTile.tsx'

afterEach(cleanup)

test('default', async () => {
  const onPress = vi.fn()
  const { container } = render(
    <ActionTile icon={<Icon of={sendIcon} />} label="Send" onPress={onPress} />,
    { wrapper: StrictMode },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onPress).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
