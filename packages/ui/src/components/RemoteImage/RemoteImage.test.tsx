import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestKit } from '../../test/createTestKit.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { heldBackContext } from './heldBackContext.ts'
import { RemoteImage, type RemoteImageProps } from './RemoteImage.tsx'

const png = 'data:image/png;base64,AAAA'
const svg = 'data:image/svg+xml,%3Csvg%3E'
const url = 'https://wallet.example/icon.png'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const { kit } = createTestKit()

function toElement(props: Partial<RemoteImageProps>, isInKit = false): ReactElement {
  const image = <RemoteImage src={undefined} name="rabby" shape="square" {...props} />
  return isInKit ? <KitProvider kit={kit}>{image}</KitProvider> : image
}

function show(props: Partial<RemoteImageProps>, isInKit = false) {
  const { container, rerender, unmount } = render(toElement(props, isInKit), {
    wrapper: StrictMode,
  })
  return {
    container,
    unmount,
    rerender: (next: Partial<RemoteImageProps>) => rerender(toElement(next, isInKit)),
    image: () => container.querySelector('img'),
    src: () => container.querySelector('img')?.getAttribute('src'),
    status: () => container.querySelector('img')?.dataset.status,
    settle: () => act(() => vi.advanceTimersByTimeAsync(0)),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    fail: () => fireEvent.error(container.querySelector('img') as Element),
    load: () => fireEvent.load(container.querySelector('img') as Element),
  }
}

test('default', async () => {
  const { container, src, status, load } = show({ src: url })
  expect([src(), status(), container.textContent]).toEqual([url, 'loading', ''])
  load()
  expect([src(), status()]).toEqual([url, 'shown'])
  vi.useRealTimers()
  await expectAccessible(container)
})

test('behavior: a picture in the text itself is there at once', () => {
  expect(show({ src: png }).status()).toBe('shown')
})

test.each([
  undefined,
  'http://wallet.example/icon.png',
  'javascript:alert(1)',
  'data:text/html,<b>',
])('behavior: the first letter instead of %j', (src) => {
  const { container, image } = show({ src })
  expect(image()).toBeNull()
  expect(container.textContent).toBe('R')
})

test('behavior: the first letter when loading fails', () => {
  const { container, fail } = show({ src: url })
  fail()
  expect(container.textContent).toBe('R')
})

test('behavior: the first letter when loading takes two seconds', async () => {
  const { container, image, wait } = show({ src: url })
  await wait(1900)
  expect(image()).toBeTruthy()
  await wait(200)
  expect(container.textContent).toBe('R')
})

test('behavior: another address starts anew', () => {
  const { rerender, fail, src } = show({ src: url })
  fail()
  rerender({ src: png })
  expect(src()).toBe(png)
})

const icon = (load: () => Promise<string | undefined>, key = 'wallet a') => ({ key, load })

test('parameters: icon', async () => {
  const { container, src, settle } = show({ icon: icon(async () => svg) })
  expect(container.textContent).toBe('')
  await settle()
  expect(src()).toBe(svg)
})

test('parameters: icon stands in for an address that fails', async () => {
  const { src, fail, settle } = show({ src: url, icon: icon(async () => svg) })
  expect(src()).toBe(url)
  fail()
  await settle()
  expect(src()).toBe(svg)
})

test.each([
  ['there is none', async () => undefined],
  ['its sheet does not load', () => Promise.reject(new Error('offline'))],
  ['it is no picture', async () => 'javascript:alert(1)'],
])('parameters: icon, the first letter where %s', async (_, load) => {
  const { container, settle } = show({ icon: icon(load) })
  await settle()
  expect(container.textContent).toBe('R')
})

test('parameters: icon and address have two seconds together', async () => {
  const { container, fail, wait } = show({
    src: url,
    icon: icon(() => new Promise(() => undefined)),
  })
  await wait(1500)
  fail()
  await wait(400)
  expect(container.textContent).toBe('')
  await wait(200)
  expect(container.textContent).toBe('R')
})

test('parameters: icon that is broken itself ends at the letter', async () => {
  const { container, fail, settle } = show({ src: url, icon: icon(async () => svg) })
  fail()
  await settle()
  fail()
  await settle()
  expect(container.textContent).toBe('R')
})

test('parameters: icon of a service has two seconds too, and is shown once it is there', async () => {
  const served = show({ icon: icon(async () => url, 'served') })
  await served.settle()
  expect([served.src(), served.status()]).toEqual([url, 'loading'])
  expect(served.image()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  served.load()
  expect(served.status()).toBe('shown')
  served.unmount()

  const slow = show({ icon: icon(async () => url, 'slow') })
  await slow.settle()
  await slow.wait(2100)
  expect(slow.container.textContent).toBe('R')
})

test('parameters: icon of a service is not asked for while it is held back', async () => {
  const toTree = (heldBack: 'none' | 'remote') => (
    <heldBackContext.Provider value={heldBack}>
      {toElement({ icon: icon(async () => url, 'held') })}
    </heldBackContext.Provider>
  )
  const { container, rerender } = render(toTree('remote'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([container.querySelector('img'), container.textContent]).toEqual([null, ''])
  rerender(toTree('none'))
  expect(container.querySelector('img')?.src).toBe(url)
})

test('parameters: fallback', () => {
  expect(show({ fallback: 'FB' }).container.textContent).toBe('FB')
})

test('behavior: a second showing in the same kit is instant', async () => {
  const load = vi.fn(async () => svg)
  const first = show({ icon: icon(load, 'wallet b') }, true)
  await first.settle()
  first.unmount()
  load.mockClear()
  expect(show({ icon: icon(load, 'wallet b') }, true).src()).toBe(svg)
  expect(load).not.toHaveBeenCalled()

  const other = 'https://wallet.example/other.png'
  const remote = show({ src: other }, true)
  remote.load()
  remote.unmount()
  expect(show({ src: other }, true).status()).toBe('shown')
})

test('behavior: what failed is not asked for again within a minute', async () => {
  const broken = 'https://wallet.example/broken.png'
  const first = show({ src: broken }, true)
  first.fail()
  first.unmount()
  const second = show({ src: broken }, true)
  expect(second.container.textContent).toBe('R')
  second.unmount()
  await second.wait(61_000)
  expect(show({ src: broken }, true).src()).toBe(broken)
})

test('behavior: held back, it asks no other host', () => {
  const toTree = (heldBack: 'none' | 'remote' | 'all') => (
    <heldBackContext.Provider value={heldBack}>
      {toElement({ src: url })}
      {toElement({ src: png })}
    </heldBackContext.Provider>
  )
  const { container, rerender } = render(toTree('all'))
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.src)
  expect(sources()).toEqual([])
  rerender(toTree('remote'))
  expect(sources()).toEqual([png])
  act(() => vi.advanceTimersByTime(60_000))
  rerender(toTree('none'))
  expect(sources()).toEqual([url, png])
})
