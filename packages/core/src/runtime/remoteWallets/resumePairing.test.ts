import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createPairedKit } from '../../test/createPairedKit.ts'
import { connect } from '../actions/connect.ts'
import type { LoadedWalletConnect } from '../walletConnect/walletConnectOptions.ts'
import { connectWalletConnect } from './connectWalletConnect.ts'
import { resumePairing } from './resumePairing.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function create({ resumed }: { resumed: LoadedWalletConnect['resumed'] }) {
  const { kit, memory, load } = createPairedKit()
  memory.save()
  const pairing = { load: async () => ({ ...(await load()), resumed }) }
  const status = () => kit.controllers.account.get('eip155').status
  const connectBy = () => connectWalletConnect(kit, (parameters) => connect(kit, parameters))
  return { kit, memory, pairing, status, connectWalletConnect: connectBy }
}

test('default', async () => {
  const { kit, status, ...parameters } = await create({ resumed: Promise.resolve(true) })
  await resumePairing(kit, parameters)
  expect(status()).toBe('connected')
  expect(kit.controllers.account.get('eip155').connectorId).toBe('walletConnect')
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: nobody took the offer, and nothing is left of it', async () => {
  const { kit, status, ...parameters } = await create({ resumed: Promise.resolve(false) })
  await resumePairing(kit, parameters)
  expect(status()).toBe('disconnected')
  expect(parameters.memory.has()).toBe(false)
  expect(kit.storage.get('isExternal')).toBe(false)
})

test('behavior: an offer of this visit stays remembered', async () => {
  const { kit, ...parameters } = await create({ resumed: Promise.resolve(false) })
  kit.controllers.connection.set({ wcUri: 'wc:new@2' })
  await resumePairing(kit, parameters)
  expect(parameters.memory.has()).toBe(true)
})

test('error: what cannot be loaded is given up in silence', async () => {
  const { kit, status, ...parameters } = await create({ resumed: Promise.resolve(false) })
  const load = () => Promise.reject(new Error('Loading the chunk failed'))
  expect(await resumePairing(kit, { ...parameters, pairing: { load } })).toBeUndefined()
  expect(parameters.memory.has()).toBe(false)
  expect(status()).toBe('disconnected')
})
