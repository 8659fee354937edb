import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { ConfirmView } from './ConfirmView.tsx'

type Props = ViewProps<'confirm'>

async function renderView({ isWrong = false, isBusy = false } = {}) {
  const answer = vi.fn<Props['answer']>()
  await renderInFrame(
    <ConfirmView shown={{ groups: [2, 6], isWrong }} isBusy={isBusy} answer={answer} />,
  )
  return answer
}

const part = (number: number) => screen.getByRole('textbox', { name: `Part ${number}` })

test('default: both parts are sent, by Enter or by the button', async () => {
  const answer = await renderView()
  expect(document.activeElement).toBe(part(2))
  await userEvent.type(part(2), 'q9td')
  await userEvent.type(part(6), '8WPA{Enter}')
  expect(answer.mock.calls).toEqual([[{ kind: 'typed', values: ['q9td', '8WPA'] }]])
  await userEvent.click(screen.getByRole('button', { name: 'Create wallet' }))
  expect(answer).toHaveBeenCalledTimes(2)
  await expectAccessible()
})

test('behavior: parts that are not whole are not sent', async () => {
  const answer = await renderView()
  await userEvent.type(part(2), 'Q9TD')
  await userEvent.type(part(6), '8WP')
  await userEvent.click(screen.getByRole('button', { name: 'Create wallet' }))
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: who has not saved the code sees it again', async () => {
  const answer = await renderView()
  await userEvent.click(screen.getByRole('button', { name: 'Show code again' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'back' }]])
})

test('error: other parts', async () => {
  await renderView({ isWrong: true })
  expect(screen.getByRole('alert').textContent).toBe(
    'That doesn’t match your recovery code. Check your copy, or show the code again.',
  )
  await expectAccessible()
})

test('behavior: a wallet that is being made takes no answer', async () => {
  const answer = await renderView({ isBusy: true })
  await userEvent.type(part(2), 'Q9TD')
  await userEvent.type(part(6), '8WPA{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Show code again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Creating your wallet…' }))
  expect(answer).not.toHaveBeenCalled()
})
