import { afterEach, expect, test } from 'vitest'
import { createFakeCamera, type FakeCamera } from '../../../test/createFakeCamera.ts'
import { canScan } from './canScan.ts'

let camera: FakeCamera | undefined

afterEach(() => camera?.remove())

test.each([
  [{}, true],
  [{ formats: [] }, false],
  [{ formats: ['ean_13'] }, false],
  [{ devices: ['audioinput'] }, false],
])('parameters: %j', async (parameters, answer) => {
  camera = createFakeCamera(parameters)
  expect(await canScan()).toBe(answer)
})

test('behavior: a browser without any of it cannot', async () => {
  expect('BarcodeDetector' in window).toBe(false)
  expect(await canScan()).toBe(false)
})

test('behavior: nor can a page without a secure context', async () => {
  camera = createFakeCamera()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  expect(await canScan()).toBe(false)
})
