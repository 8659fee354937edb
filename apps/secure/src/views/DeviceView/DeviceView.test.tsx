import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { DeviceView } from './DeviceView.tsx'

test('default: the code of this device, and another way', async () => {
  const answer = vi.fn<ViewProps<'device'>['answer']>()
  await renderInFrame(
    <DeviceView
      shown={{ code: '7K2M-Q9TD-0XVB', fragment: `${'A'.repeat(43)}.https://app.example` }}
      isBusy={false}
      answer={answer}
    />,
  )
  expect(screen.getByText('7K2M-Q9TD-0XVB').dir).toBe('ltr')
  expect(screen.getByText(/choose “Add a device” and enter this code/)).toBeTruthy()
  expect(
    await screen.findByRole('img', { name: 'Or scan this code with its camera.' }),
  ).toBeTruthy()
  const note = () => screen.getByText(/^Waiting|^You’re offline/).textContent
  expect(note()).toBe('Waiting for your other device…')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(note()).toBe('You’re offline. We’ll continue when you’re back online.')
  isOnline.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(note()).toBe('Waiting for your other device…')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another way' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'other' }]])
  await expectAccessible()
})
