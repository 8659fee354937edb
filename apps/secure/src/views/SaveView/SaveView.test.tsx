import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { SaveView } from './SaveView.tsx'

const code = '7K2M-Q9TD-0XVB-5HNR-E3CJ-8WPA-Y4FG'

async function renderView(isPasskeyLacking = false) {
  const answer = vi.fn<ViewProps<'save'>['answer']>()
  await renderInFrame(
    <SaveView shown={{ code, isPasskeyLacking }} isBusy={false} answer={answer} />,
  )
  return answer
}

test('default: the code in its parts, and what losing it means', async () => {
  const answer = await renderView()
  expect(screen.getByRole('list', { name: 'Recovery code' })).toBeTruthy()
  const parts = screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)
  expect(parts).toEqual(code.split('-'))
  expect(screen.getByText(/everything in your wallet is lost/)).toBeTruthy()
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'saved' }]])
})

test.each([true, false])('behavior: says why a passkey is not enough: %s', async (isLacking) => {
  await renderView(isLacking)
  expect(screen.queryAllByText(/This passkey logs you in/)).toHaveLength(isLacking ? 1 : 0)
  await expectAccessible()
})

test('behavior: copies the whole code, and says so for two seconds', async () => {
  await renderView()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByRole('button', { name: 'Code copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(await screen.findByRole('button', { name: 'Copy code' })).toBeTruthy()
})

test.each([
  ['refuses', { writeText: async () => Promise.reject(new Error('Not allowed')) }],
  ['is missing', undefined],
])('error: the clipboard %s', async (_, clipboard) => {
  await renderView()
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  const text = 'Couldn’t copy. Select the text and copy it manually.'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
})
