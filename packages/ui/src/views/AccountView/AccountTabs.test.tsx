import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readyView } from '../../modal/viewLoading/readyView.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
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
  const { view } = renderWithKit(<AccountTabs address="0x1" />)
  expect(view.container.innerHTML).toBe('')
})

test('parameters: tabs', async () => {
  renderWithKit(<AccountTabs address="0x1" tabs={tabs} />)
  expect(screen.getByText('Tokens of 0x1')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
  expect(screen.getByText('Activity of 0x1')).toBeTruthy()
})

test('behavior: one thing stands without a tab', () => {
  renderWithKit(<AccountTabs address="0x1" tabs={tabs.slice(1)} />)
  expect(screen.getByText('Activity of 0x1')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})
