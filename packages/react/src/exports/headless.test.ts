import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import * as headless from './headless.ts'
import * as complete from './index.ts'

test('default', () => {
  const drawn = Object.keys(complete).filter((name) => !Object.hasOwn(headless, name))
  expect(drawn).toEqual([
    'AppKitAccountButton',
    'AppKitButton',
    'AppKitConnectButton',
    'AppKitNetworkButton',
    'AppKitOnrampWidget',
  ])
  expect(Object.keys(headless).every((name) => Object.hasOwn(complete, name))).toBe(true)
})

test('behavior: opening only sets the state', async () => {
  const kit = headless.createAppKit({ adapters: [createTestAdapter()], networks: [mainnet] })
  const opening = kit.open()
  expect(kit.controllers.modal.state).toMatchObject({ open: true, loading: false })
  await kit.actions.connect({ connectorId: 'harbour' })
  expect(await opening).toMatchObject({ connectorId: 'harbour' })
  kit.close()
  expect(document.body.innerHTML).toBe('')
  expect(customElements.get('appkit-button')).toBeUndefined()
  kit.destroy()
})
