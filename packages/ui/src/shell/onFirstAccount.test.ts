import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { onFirstAccount } from './onFirstAccount.ts'

function create() {
  const { kit } = createTestKit({ adapter: createTestAdapter() })
  onTestFinished(() => kit.destroy())
  const { account } = kit.controllers
  return { kit, account, callback: vi.fn() }
}
/** Valtio tells of a change after the current tick. */
const tick = () => new Promise((resolve) => setTimeout(resolve))

test('default: once, when an account is about to be connected', async () => {
  const { kit, account, callback } = create()
  onFirstAccount(kit, callback)
  await tick()
  expect(callback).not.toHaveBeenCalled()
  account.setStatus('eip155', 'connecting')
  await tick()
  account.reset('eip155')
  account.setStatus('eip155', 'reconnecting')
  await tick()
  expect(callback).toHaveBeenCalledOnce()
})

test('behavior: at once, where there is one', () => {
  const { kit, account, callback } = create()
  account.setStatus('eip155', 'connecting')
  onFirstAccount(kit, callback)
  expect(callback).toHaveBeenCalledOnce()
})

test('behavior: stopped, it does not call back', async () => {
  const { kit, account, callback } = create()
  onFirstAccount(kit, callback)()
  account.setStatus('eip155', 'connecting')
  await tick()
  expect(callback).not.toHaveBeenCalled()
})
