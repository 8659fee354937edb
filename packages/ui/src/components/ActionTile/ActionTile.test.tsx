import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SendIcon from 'lucide-react/icons/send'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ActionTile } from './ActionTile.tsx'

afterEach(cleanup)

test('default', async () => {
  const onPress = vi.fn()
  const { container } = render(
    <ActionTile icon={<Icon of={SendIcon} />} label="Send" onPress={onPress} />,
    { wrapper: StrictMode },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onPress).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
