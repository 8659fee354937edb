import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { readyView } from '../../../components/LoadedView/readyView.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { renderWithKit } from '../../../test/renderWithKit.tsx'
import { AccountTabs } from './AccountTabs.tsx'

const tabs = ['Tokens', 'Activity'].map((name) => ({
  id: name,
  getName: () => name,
  view: readyView(({ address }: { address: string }) => (
    <p>
      {name} of {address}
    </p>
  )),
}))

test('default', () => {
  const { view } = renderWithKit(<AccountTabs namespace="eip155" address="0x1" />)
  expect(view.container.innerHTML).toBe('')
})

test('parameters: tabs', async () => {
  renderWithKit(<AccountTabs namespace="eip155" address="0x1" tabs={tabs} />)
  expect(screen.getByText('Tokens of 0x1')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
  expect(screen.getByText('Activity of 0x1')).toBeTruthy()
})

test('behavior: one thing stands without a tab', () => {
  renderWithKit(<AccountTabs namespace="eip155" address="0x1" tabs={tabs.slice(1)} />)
  expect(screen.getByText('Activity of 0x1')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('behavior: the tab stays chosen while another view is shown, and for this account alone', async () => {
  const { kit } = renderWithKit(<Account />)
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
  await act(async () => kit.controllers.router.push({ name: 'WalletReceive' }))
  expect(screen.queryByRole('tab')).toBeNull()
  await act(async () => kit.controllers.router.goBack())
  expect(screen.getByText('Activity of 0x1')).toBeTruthy()
  await act(async () => kit.controllers.router.push({ name: 'ProfileWallets' }))
  expect(screen.getByText('Tokens of 0x2')).toBeTruthy()
})

test('behavior: a tab hears of it when it is chosen, not when it is the first one', async () => {
  const heard: string[] = []
  const listening = tabs.map((tab) => ({
    ...tab,
    onSelect: (_: unknown, { address }: { address: string }) =>
      void heard.push(`${tab.id} ${address}`),
  }))
  renderWithKit(<AccountTabs namespace="eip155" address="0x1" tabs={listening} />)
  expect(heard).toEqual([])
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
  expect(heard).toEqual(['Activity 0x1'])
})

/** The tabs of an account, of another one, or none, by the route. */
function Account(): ReactElement | null {
  const { router } = useKit().controllers
  const { history } = useControllerState(router.state)
  const { name } = history.at(-1) ?? {}
  if (name === 'WalletReceive') return null
  const address = name === 'ProfileWallets' ? '0x2' : '0x1'
  return <AccountTabs key={address} namespace="eip155" address={address} tabs={tabs} />
}
