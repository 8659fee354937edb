import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../test/createTestAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { onFirstAccount } from './onFirstAccount.ts'

function create() {
  const adapter = createTestAdapter()
  const { kit } = createTestKit({ adapter })
  onTestFinished(() => kit.destroy())
  return { kit, adapter, callback: vi.fn() }
}

test('default: once, when an account is about to be connected', async () => {
  const { kit, adapter, callback } = create()
  onFirstAccount(kit, callback)
  expect(callback).not.toHaveBeenCalled()
  await act(async () => void (await kit.actions.connect({ connectorId: rabby.id })))
  expect(callback).toHaveBeenCalledOnce()
  await act(async () => adapter.moveTo('eip155:8453'))
  expect(callback).toHaveBeenCalledOnce()
})

test('behavior: at once, where an account is connected', async () => {
  const { kit, callback } = create()
  await act(async () => void (await kit.actions.connect({ connectorId: rabby.id })))
  onFirstAccount(kit, callback)
  expect(callback).toHaveBeenCalledOnce()
})

test('behavior: stopped, it does not call back', async () => {
  const { kit, callback } = create()
  onFirstAccount(kit, callback)()
  await act(async () => void (await kit.actions.connect({ connectorId: rabby.id })))
  expect(callback).not.toHaveBeenCalled()
})
