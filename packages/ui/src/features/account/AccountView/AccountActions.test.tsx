import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sendIcon } from '../../../icons/sendIcon.ts'
import type { AccountAction } from '../../../shell/feature/accountAction.ts'
import { createTestAdapter } from '../../../test/createTestAdapter.ts'
import { renderWithKit } from '../../../test/renderWithKit.tsx'
import { AccountActions } from './AccountActions.tsx'

const account = { status: 'connected', allAccounts: [] } as const
const receive: AccountAction = {
  feature: 'receive',
  icon: sendIcon,
  getLabel: (text) => text('account.title'),
  route: { name: 'WhatIsANetwork' },
}

test('default', () => {
  renderWithKit(<AccountActions namespace="eip155" account={account} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Receive'])
})

test('behavior: sending is there where the adapter knows how to', () => {
  const adapter = createTestAdapter()
  adapter.features['transfers:load'] = () => new Promise(() => undefined)
  renderWithKit(<AccountActions namespace="eip155" account={account} />, { adapter })
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

test('behavior: nothing where there is nothing to do', () => {
  const { view } = renderWithKit(
    <AccountActions namespace="eip155" account={account} actions={[]} />,
  )
  expect(view.container.innerHTML).toBe('')
})

test('parameters: actions', async () => {
  const { kit } = renderWithKit(
    <AccountActions namespace="eip155" account={account} actions={[receive]} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  expect(kit.controllers.router.current().name).toBe('WhatIsANetwork')
})
