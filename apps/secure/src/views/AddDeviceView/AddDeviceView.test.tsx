import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { AddDeviceView } from './AddDeviceView.tsx'

type Props = ViewProps<'addDevice'>

async function renderView(shown: Props['shown'] = {}, isBusy = false) {
  const answer = vi.fn<Props['answer']>()
  await renderInFrame(<AddDeviceView shown={shown} isBusy={isBusy} answer={answer} />)
  return answer
}

const field = () => screen.getByRole('textbox', { name: 'Code on the new device' })

test('default: takes the code, and says what a device can do', async () => {
  const answer = await renderView()
  expect(document.activeElement).toBe(field())
  expect(screen.getByText(/A device you add can spend everything/)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(answer).not.toHaveBeenCalled()
  await userEvent.type(field(), '7k2m q9td 0xvb{Enter}')
  expect(answer.mock.calls).toEqual([[{ kind: 'code', code: '7k2m q9td 0xvb' }]])
  await expectAccessible()
})

test.each([
  ['mistyped', 'The code has 12 characters. Compare it with the new device.'],
  ['wrong', 'None of your devices shows this code. Compare it with the new device.'],
  ['service', 'The wallet couldn’t be reached. Check your internet connection and try again.'],
] as const)('error: %s', async (problem, text) => {
  await renderView({ problem })
  expect(screen.getByRole('alert').textContent).toBe(text)
  await expectAccessible()
})

test('behavior: while a device is added, nothing else is sent and nothing is wrong', async () => {
  const answer = await renderView({ problem: 'wrong' }, true)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(field(), '7K2M-Q9TD-0XVB{Enter}')
  expect(answer).not.toHaveBeenCalled()
})
