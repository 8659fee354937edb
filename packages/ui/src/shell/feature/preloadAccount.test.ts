import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readyView } from '../../components/LoadedView/readyView.ts'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import type { AnyFeature } from './feature.ts'
import { preloadAccount } from './preloadAccount.ts'

const loaded = vi.fn()
const toView = (name: string) => ({ ...readyView(() => null), preload: async () => loaded(name) })
const features: readonly AnyFeature[] = [
  {
    ...{ id: 'account', views: {} },
    accountViews: [toView('account')],
    accountTabs: [
      { id: 'one', getName: () => 'One', view: toView('one') },
      { id: 'two', getName: () => 'Two', view: toView('two'), isOffered: () => false },
    ],
  },
]

const idle = () => new Promise((resolve) => setTimeout(resolve, 300))

test('default: nothing before an account is connected, then its view and the tabs it has', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const { kit } = createTestKit({ adapter })
  onTestFinished(() => kit.destroy())
  preloadAccount(kit, features)
  expect(loaded).not.toHaveBeenCalled()
  await act(async () => void (await kit.actions.reconnect()))
  // A wallet may be asked to sign in the tick of the connection.
  expect(loaded).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(loaded.mock.calls).toEqual([['account'], ['one']]))
  loaded.mockClear()
  await act(async () => adapter.moveTo('eip155:8453'))
  await idle()
  expect(loaded).not.toHaveBeenCalled()
})

test('behavior: stopped when an account is there, it loads nothing', async () => {
  loaded.mockClear()
  const { kit } = createTestKit({ adapter: createTestAdapter({ session: rabby.id }) })
  onTestFinished(() => kit.destroy())
  const stop = preloadAccount(kit, features)
  await act(async () => void (await kit.actions.reconnect()))
  stop()
  await idle()
  expect(loaded).not.toHaveBeenCalled()
})

test('behavior: stopped, it loads nothing', async () => {
  loaded.mockClear()
  const { kit } = createTestKit({ adapter: createTestAdapter({ session: rabby.id }) })
  onTestFinished(() => kit.destroy())
  preloadAccount(kit, features)()
  await act(async () => void (await kit.actions.reconnect()))
  await idle()
  expect(loaded).not.toHaveBeenCalled()
})
