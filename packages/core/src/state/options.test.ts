import { expect, test } from 'vitest'
import { deepFreeze } from '../test/networks.ts'
import { createOptionsController, type OptionsState } from './options.ts'

const initial: OptionsState = deepFreeze({
  metadata: { name: 'App', description: '', url: '', icons: [] },
  enableReconnect: true,
  enableNetworkSwitch: true,
  unsupportedChain: 'block',
  debug: false,
})

test('default', () => {
  expect(createOptionsController(initial).state).toEqual(initial)
})

test('behavior: an update changes what it names and nothing else', () => {
  const { state, update } = createOptionsController(initial)
  update({ unsupportedChain: 'ignore' })
  expect(state).toEqual({ ...initial, unsupportedChain: 'ignore' })
  expect(initial.unsupportedChain).toBe('block')
})

test('behavior: options that the app changes later have no effect', () => {
  const given = { ...initial }
  const { state } = createOptionsController(given)
  given.debug = true
  expect(state.debug).toBe(false)
})
