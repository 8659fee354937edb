import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RemoteImage } from './RemoteImage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(src: string | undefined) {
  const { container } = render(<RemoteImage src={src} name="rabby" shape="square" />, {
    wrapper: StrictMode,
  })
  return { container, image: () => container.querySelector('img') }
}

test.each(['data:image/png;base64,AAAA', 'https://wallet.example/icon.png'])(
  'default: %s',
  (src) => {
    expect(show(src).image()?.getAttribute('src')).toBe(src)
  },
)

test.each([
  undefined,
  'http://wallet.example/icon.png',
  'javascript:alert(1)',
  'data:text/html,<b>',
  'blob:https://x/y',
])('behavior: the first letter instead of %j', (src) => {
  const { container, image } = show(src)
  expect(image()).toBeNull()
  expect(container.textContent).toBe('R')
})

test('behavior: the first letter when loading fails', () => {
  const { container, image } = show('https://wallet.example/icon.png')
  const element = image()
  if (element) fireEvent.error(element)
  expect(container.textContent).toBe('R')
})

test('behavior: the first letter when loading takes two seconds', () => {
  const { container, image } = show('https://wallet.example/icon.png')
  Object.defineProperty(image(), 'complete', { value: false })
  act(() => void vi.advanceTimersByTime(1900))
  expect(image()).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(container.textContent).toBe('R')
})
