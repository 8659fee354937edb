import { afterEach, expect, test, vi } from 'vitest'
import { toMessageRequest } from '../../test/requests.ts'
import { chooseInFrame } from './chooseInFrame.ts'

afterEach(() => vi.unstubAllGlobals())

const place = {
  origin: 'https://harbour.example',
  mode: 'same-site',
  approvals: 'frame',
  isWithinLimit: async () => true,
} as const

class Proving {
  get isVisible() {
    return true
  }
}

test.each([
  ['proves what is seen', Proving, 'frame'],
  ['proves nothing', class {}, 'window'],
  ['knows no observer', undefined, 'window'],
])('default: a browser that %s', async (_, entry, surface) => {
  vi.stubGlobal('IntersectionObserverEntry', entry)
  expect(await chooseInFrame(toMessageRequest('Ahoy'), place)).toBe(surface)
})

test('behavior: on another site, it is a window', async () => {
  vi.stubGlobal('IntersectionObserverEntry', Proving)
  const across = { ...place, mode: 'cross-site' } as const
  expect(await chooseInFrame(toMessageRequest('Ahoy'), across)).toBe('window')
})
