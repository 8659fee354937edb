import { expect, test } from 'vitest'
import type { Device } from '../../base/device/detectDevice.ts'
import { pickTarget } from './pickTarget.ts'

const device: Device = {
  ...{ system: 'ios', isHandheld: true, host: 'browser', isFramed: false, isIosSafari: true },
}
const framed = { ...device, isFramed: true }
const telegram: Device = { ...framed, host: 'telegram' }

test('default: an app opens from the tab, a web wallet in one of its own', () => {
  expect(pickTarget({ kind: 'native', device })).toBe('_self')
  expect(pickTarget({ kind: 'universal', device })).toBe('_self')
  expect(pickTarget({ kind: 'web', device })).toBe('_blank')
})

test('behavior: in a frame, an app opens from the whole tab', () => {
  expect(pickTarget({ kind: 'native', device: framed })).toBe('_top')
  expect(pickTarget({ kind: 'web', device: framed })).toBe('_blank')
})

test('behavior: Telegram keeps its page', () => {
  expect(pickTarget({ kind: 'native', device: telegram })).toBe('_blank')
})
