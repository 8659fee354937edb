import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { PairView } from './PairView.tsx'

type Props = ViewProps<'pair'>

async function renderView(shown: Props['shown'] = {}, isBusy = false) {
  const answer = vi.fn<Props['answer']>()
  await renderInFrame(<PairView shown={shown} isBusy={isBusy} answer={answer} />)
  return answer
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code in the window' })

test('default: takes six digits, and nothing shorter', async () => {
  const answer = await renderView()
  expect(document.activeElement).toBe(field())
  await userEvent.type(field(), '12 34{Enter}')
  expect([field().value, answer.mock.calls]).toEqual(['1234', []])
  await userEvent.type(field(), 'a567{Enter}')
  expect(answer.mock.calls).toEqual([[{ kind: 'code', code: '123456' }]])
  await expectAccessible()
})

test('behavior: another window in its place', async () => {
  const answer = await renderView()
  await userEvent.click(screen.getByRole('button', { name: 'Open another window' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'other' }]])
})

test.each([
  ['wrong', 'That code isn’t right. Compare it with the window.'],
  ['service', 'The wallet couldn’t be reached. Check your internet connection and try again.'],
] as const)('error: %s', async (problem, text) => {
  await renderView({ problem })
  expect(screen.getByRole('alert').textContent).toBe(text)
  await expectAccessible()
})

test('behavior: while a code is checked, nothing else is sent and nothing is wrong', async () => {
  const answer = await renderView({ problem: 'wrong' }, true)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(field(), '123456{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Open another window' }))
  expect(answer).not.toHaveBeenCalled()
})
