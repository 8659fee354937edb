import { expect, test } from 'vitest'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { mainnet } from '../test/networks.ts'
import { checkOptions } from './checkOptions.ts'

const options = { networks: [mainnet], adapters: [createFakeAdapter()] } as const

test('default', () => {
  expect(() => checkOptions({ ...options, projectId: 'a', queryClient: undefined })).not.toThrow()
})

test('behavior: names that AppKit apps pass are accepted', () => {
  const accepted = { disableAppend: true, enableAuthLogger: false, enableBaseAccount: false }
  expect(() => checkOptions({ ...options, ...accepted })).not.toThrow()
})

test('behavior: an option of a registered feature is known', () => {
  const demo = { id: 'demo', routes: {}, options: ['demoLimit'] }
  const given = { ...options, demoLimit: 3 }
  expect(() => checkOptions(given, [demo])).not.toThrow()
  expect(() => checkOptions(given, [])).toThrow('demoLimit')
})

test('error: CONFIG_OPTION_UNKNOWN', () => {
  const misspelt = { enableReconnect: false, enableNetworkSwich: false }
  expect(() => createTestKit(misspelt)).toThrow(
    expect.objectContaining({
      code: 'CONFIG_OPTION_UNKNOWN',
      context: { name: 'enableNetworkSwich' },
    }),
  )
})

test('error: CONFIG_SIWX_INVALID', () => {
  const { siwx } = createFakeSiwx()
  expect(() => checkOptions({ ...options, siwx })).not.toThrow()
  expect(() => checkOptions({ ...options, siwx, siweConfig: siwx })).toThrow(
    expect.objectContaining({ code: 'CONFIG_SIWX_INVALID' }),
  )
})
