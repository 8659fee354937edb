import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { EmailWaitsView } from './EmailWaitsView.tsx'

type Props = ViewProps<'emailWaits'>

async function renderView(given: Partial<Props['shown']> = {}, isBusy = false) {
  const answer = vi.fn<Props['answer']>()
  const shown = { email: 'new@harbour.example', readyIn: 72 * 3600, ...given }
  await renderInFrame(<EmailWaitsView shown={shown} isBusy={isBusy} answer={answer} />)
  return answer
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('default: says which address it becomes and when, and is left or stopped', async () => {
  const answer = await renderView()
  expect(screen.getByRole('heading', { name: 'Your email is changing' })).toBeTruthy()
  expect(
    screen.getByText(
      'Your email becomes new@harbour.example in 72 hours. Until then you log in as before.',
    ),
  ).toBeTruthy()
  await press('Continue')
  await press('Stop the change')
  expect(answer.mock.calls).toEqual([[{ kind: 'done' }], [{ kind: 'stop' }]])
  await expectAccessible()
})

test('behavior: the last hour is told in minutes', async () => {
  await renderView({ readyIn: 90 })
  expect(screen.getByText(/in 2 minutes/)).toBeTruthy()
})

test('error: a service that does not answer', async () => {
  await renderView({ problem: 'service' })
  expect(screen.getByRole('status').textContent).toMatch(/couldn’t be reached/)
})

test('behavior: while it is stopped, nothing else is', async () => {
  const answer = await renderView({ problem: 'service' }, true)
  expect(screen.getByRole('status').textContent).toBe('')
  await press('Continue')
  expect(answer).not.toHaveBeenCalled()
})
