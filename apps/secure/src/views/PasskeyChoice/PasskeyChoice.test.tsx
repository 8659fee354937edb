import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { PasskeyChoice } from './PasskeyChoice.tsx'

async function renderChoice(
  props: Partial<Pick<Parameters<typeof PasskeyChoice>[0], 'problem' | 'isBusy'>> = {},
) {
  const [onOther, onPasskey] = [vi.fn(), vi.fn()]
  await renderInFrame(
    <PasskeyChoice
      {...{ title: 'Title', lead: 'Lead', other: 'Other', onOther, onPasskey }}
      {...{ problem: undefined, isBusy: false, ...props }}
    />,
  )
  return { onOther, onPasskey }
}

test.each([
  ['incomplete', 'No passkey was used. Try again or choose another way.'],
  ['unknown', 'This passkey doesn’t work here. Use another one or choose another way.'],
  ['service', 'The wallet couldn’t be reached. Check your internet connection and try again.'],
] as const)('error: %s', async (problem, text) => {
  await renderChoice({ problem })
  expect(screen.getByRole('alert').textContent).toBe(text)
  await expectAccessible()
})

test('behavior: while the browser asks, nothing else is chosen and nothing is wrong', async () => {
  const { onOther, onPasskey } = await renderChoice({ problem: 'incomplete', isBusy: true })
  expect(screen.queryByRole('alert')).toBeNull()
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(onOther).not.toHaveBeenCalled()
  expect(onPasskey).not.toHaveBeenCalled()
})
