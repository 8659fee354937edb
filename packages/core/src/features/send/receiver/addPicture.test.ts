import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { createTestSend, payer, receiver } from '../../../test/createTestSend.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()
const avatar = 'https://service.example/ada.png'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function start(options: { services?: { data: string } } = {}) {
  const resolveName = async () => ({ name: 'ada.eth', address: receiver })
  const test = createTestKit({ adapter: createFakeAdapter(), ...options })
  return createTestSend({ test, chain: createFakeChain({ resolveName }) })
}

const services = { data: serviceUrl }

test('default: the service has the picture of a name', async () => {
  service.answer('/v1/identity/:address', () => json({ name: 'ada.eth', avatar }))
  const { send } = await start({ services })
  send.setReceiver('ada.eth')
  await vi.waitFor(() => expect(send.state.receiverProfileImageUrl).toBe(avatar))
})

test('behavior: a picture of another name is not shown', async () => {
  service.answer('/v1/identity/:address', () => json({ name: 'other.eth', avatar }))
  const { send } = await start({ services })
  send.setReceiver('ada.eth')
  await vi.waitFor(() => expect(service.requests).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(send.state).toMatchObject({ receiverProfileName: 'ada.eth' })
  expect(send.state.receiverProfileImageUrl).toBeUndefined()
})

test('behavior: a picture that comes late is not of the next receiver', async () => {
  service.answer('/v1/identity/:address', async () => {
    send.setReceiver(payer)
    return json({ name: 'ada.eth', avatar })
  })
  const { send } = await start({ services })
  send.setReceiver('ada.eth')
  await vi.waitFor(() => expect(send.state.receiverAddress).toBe(payer))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(send.state.receiverProfileImageUrl).toBeUndefined()
})

test('behavior: without a service nobody is asked, and for an address neither', async () => {
  const one = await start()
  one.send.setReceiver('ada.eth')
  await vi.waitFor(() => expect(one.send.state.receiverProfileName).toBe('ada.eth'))
  const other = await start({ services })
  other.send.setReceiver(receiver)
  await vi.waitFor(() => expect(other.send.state.receiverAddress).toBe(receiver))
  expect(service.requests).toEqual([])
})
