import type { KitOptions } from '@cleat/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sendIcon } from '../../../icons/sendIcon.ts'
import type { AccountAction } from '../../../shell/feature/accountAction.ts'
import { createTestAdapter } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderWithKit } from '../../../test/renderWithKit.tsx'
import { solana } from '../../../test/testNetworks.ts'
import { toCaipNetwork } from '../../../test/toCaipNetwork.ts'
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

test('behavior: where the adapter cannot send, the visitor reads why and what to do', async () => {
  const render = (features?: KitOptions['features']) => {
    const adapter = createTestAdapter({ namespace: 'solana' })
    const network = toCaipNetwork(solana)
    const element = <AccountActions namespace="solana" account={account} network={network} />
    return renderWithKit(element, { networks: [solana], adapter, features }).view
  }
  const view = render()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  screen.getByText('Sending on Solana isn’t available here. Send from your wallet.')
  await expectAccessible()
  view.unmount()
  // The app does not want it, so nothing is missing.
  render({ send: false })
  expect(screen.queryByText(/isn’t available/)).toBeNull()
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
