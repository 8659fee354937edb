import type { MailLinkTask, MailLinkView } from '@cleat/embedded-wallet/window'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { standInForLayout } from '../test/renderInFrame.tsx'
import { MailLinkApp } from './MailLinkApp.tsx'

const ask = { name: 'ask', isBusy: false, problem: undefined } as const

async function open(task: MailLinkTask, view: MailLinkView) {
  standInForLayout()
  const onConfirm = vi.fn<() => void>()
  render(<MailLinkApp task={task} view={view} onConfirm={onConfirm} />, { wrapper: StrictMode })
  await screen.findByRole('heading')
  return onConfirm
}

test.each([
  ['keepEmail', 'Keep your email?', 'Stop the change'],
  ['freeze', 'Freeze your wallet?', 'Freeze wallet'],
] as const)(
  'default: %s says what it does, and does it by a press alone',
  async (task, title, action) => {
    const onConfirm = await open(task, ask)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: action }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    await expectAccessible()
  },
)

test('behavior: it speaks the language of the mail', async () => {
  standInForLayout()
  render(<MailLinkApp task="freeze" view={ask} language="ar" onConfirm={() => undefined} />)
  await screen.findByRole('heading', { name: /[\u0600-\u06ff]/ })
  expect([document.documentElement.lang, document.querySelector('[dir=rtl]')]).toEqual([
    ...['ar', expect.anything()],
  ])
  await expectAccessible()
})

test('error: a service that does not answer', async () => {
  await open('freeze', { ...ask, problem: 'service' })
  expect(screen.getByRole('status').textContent).toMatch(/couldn’t be reached/)
})

test.each([
  ['keepEmail', 'done', 'Your email stays'],
  ['keepEmail', 'over', 'This link no longer works'],
  ['freeze', 'done', 'Your wallet is frozen'],
  ['freeze', 'over', 'This link no longer works'],
] as const)('default: %s, %s', async (task, name, title) => {
  await open(task, { name })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible()
})
