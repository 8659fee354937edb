import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCamera, type FakeCamera } from '../../../test/createFakeCamera.ts'
import { startScanning } from './startScanning.ts'

let camera: FakeCamera | undefined

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  camera?.remove()
  vi.restoreAllMocks()
})

function start(parameters: createFakeCamera.Parameters = {}) {
  camera = createFakeCamera(parameters)
  const fake = camera
  const told: string[] = []
  const tell = (what: string) => void told.push(`${what}, ${fake.count} on`)
  const stop = startScanning({
    video: document.createElement('video'),
    onSeeing: () => tell('seeing'),
    onFound: (text) => tell(`found ${text}`),
    onFailure: (reason) => tell(reason),
  })
  return { camera: fake, told, stop }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 400))

test('default', async () => {
  const { camera, told } = start()
  await vi.waitFor(() => expect(told).toEqual(['seeing, 1 on']))
  camera.codes = [' bitcoin:bc1q ']
  await vi.waitFor(() => expect(told.at(-1)).toBe('found bitcoin:bc1q, 0 on'))
  await rest()
  expect(told).toHaveLength(2)
})

test('behavior: of several codes none is taken, nor one that says nothing', async () => {
  const { camera, told } = start()
  camera.codes = ['one', 'other']
  await rest()
  camera.codes = [' ']
  await rest()
  expect(told).toEqual(['seeing, 1 on'])
  camera.codes = ['one', 'one']
  await vi.waitFor(() => expect(told.at(-1)).toBe('found one, 0 on'))
})

test('behavior: a camera that is given when nobody wants it any more is turned off', async () => {
  let give: ((value: unknown) => void) | undefined
  const { camera, told, stop } = start({ onOpen: () => new Promise((resolve) => (give = resolve)) })
  stop()
  give?.(undefined)
  await rest()
  expect(camera.count).toBe(0)
  expect(told).toEqual([])
})

test('behavior: stopped while it sees', async () => {
  const { camera, told, stop } = start()
  await vi.waitFor(() => expect(camera.count).toBe(1))
  stop()
  expect(camera.count).toBe(0)
  camera.codes = ['late']
  await rest()
  expect(told.filter((one) => one.startsWith('found'))).toEqual([])
})

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('error: %s', async (name, reason) => {
  const { told } = start({ onOpen: () => Promise.reject(new DOMException('No.', name)) })
  await vi.waitFor(() => expect(told).toEqual([`${reason}, 0 on`]))
})

test('error: the plug is pulled', async () => {
  const { camera, told } = start()
  await vi.waitFor(() => expect(told).toEqual(['seeing, 1 on']))
  camera.end()
  expect(told).toEqual(['seeing, 1 on', 'busy, 0 on'])
})
