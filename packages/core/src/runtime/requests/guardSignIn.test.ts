import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CleatEvent } from '../../contract/events/cleatEvent.ts'
import { page, writeMessage } from '../../test/createFakeSiwx.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})
afterEach(() => vi.unstubAllGlobals())

const accountAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const own = String(writeMessage({ accountAddress, chainId: 'eip155:1', nonce: 'nonce12345' }))
const foreign = own.replaceAll('app.example', 'bank.example')

async function setUp(options = {}) {
  const test = createTestKit({ debug: true, ...options })
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  return { ...test, alerts: test.kit.controllers.alerts.state }
}

test('default: a text for this page passes, and so does any other text', async () => {
  const { kit, events } = await setUp({ strictSignIn: true })
  await kit.actions.signMessage({ message: own })
  await kit.actions.signMessage({ message: 'hello' })
  expect(events).not.toContain('SIWX_AUTH_ERROR')
  kit.destroy()
})

test.each([
  ['for another page', foreign],
  ['that is none', `${own}\nNonce: other12345`],
  ['in capitals that is none', own.toUpperCase()],
])('behavior: a text %s is told of, and signed', async (_, message) => {
  const { kit, events, alerts } = await setUp()
  await kit.actions.signMessage({ message })
  expect(events).toContain('SIWX_AUTH_ERROR')
  expect(JSON.stringify(alerts)).toContain('sign-in message')
  kit.destroy()
})

test.each([
  [
    ...['is for another page', foreign, 'SIWX_DOMAIN_MISMATCH'],
    'The sign-in message is for "bank.example", and this page is "app.example".',
  ],
  [
    ...['is none', `${own}\nNonce: other12345`, 'SIWX_MESSAGE_INVALID'],
    'its text is not a sign-in message by EIP-4361',
  ],
] as const)('behavior: what is told of a text that %s', async (_, text, code, words) => {
  const told: CleatEvent[] = []
  const { kit, alerts } = await setUp({ onEvent: (event: CleatEvent) => told.push(event) })
  await kit.actions.signMessage({ message: text })
  const [event] = told.filter((one) => one.event === 'SIWX_AUTH_ERROR')
  expect(event).toMatchObject({
    properties: { network: 'eip155:1', isSmartAccount: false, code },
  })
  for (const seen of [event, alerts])
    expect(JSON.stringify(seen)).toContain(JSON.stringify(words).slice(1, -1))
  expect(JSON.stringify(alerts)).toContain('"variant":"warning"')
  kit.destroy()
})

test('parameters: strictSignIn refuses it, also as a request of the app in hex', async () => {
  const { kit, adapter } = await setUp({ strictSignIn: true })
  const code = 'SIWX_DOMAIN_MISMATCH'
  await expect(kit.actions.signMessage({ message: foreign })).rejects.toMatchObject({ code })
  const provider = kit.getProvider<{ request(asked: object): Promise<unknown> }>('eip155')
  const hex = `0x${[...new TextEncoder().encode(foreign)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const asked = { method: 'personal_sign', params: [hex, accountAddress] }
  await expect(provider?.request(asked)).rejects.toMatchObject({ code })
  expect(adapter.calls.filter((call) => /sign/.test(call))).toEqual([])
  kit.destroy()
})
