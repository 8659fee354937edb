import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReorder } from './useReorder.ts'

function List({ order }: { order: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  useReorder({ list, order })
  return (
    <ul ref={list}>
      {order.map((key) => (
        <li key={key} data-item={key}>
          {key}
        </li>
      ))}
    </ul>
  )
}

const moved = new Map<string, unknown>()
const readRect = vi.fn()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.animate = function (this: Element, motion) {
    moved.set(this.textContent ?? '', motion)
    return {} as Animation
  }
  // Rows of 60 px below each other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    readRect()
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: this.tagName === 'LI' ? 100 + index * 60 : 100 } as DOMRect
  })
})
afterEach(() => {
  cleanup()
  moved.clear()
  readRect.mockReset()
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp() {
  const { rerender } = render(<List order={['a', 'b']} />)
  return { reorder: (...order: string[]) => rerender(<List order={order} />) }
}

test('default', () => {
  const { reorder } = setUp()
  expect(moved.size).toBe(0)
  reorder('new', 'a', 'b')
  expect(moved.get('new')).toEqual({ opacity: [0, 1] })
  expect(moved.get('a')).toEqual({ transform: ['translateY(-60px)', 'translateY(0px)'] })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('behavior: the same order moves nothing, and lays nothing out', () => {
  const { reorder } = setUp()
  reorder('a', 'b')
  expect(moved.size).toBe(0)
  expect(readRect).not.toHaveBeenCalled()
})

test('behavior: what stays in its place does not move', () => {
  const { reorder } = setUp()
  reorder('a', 'b', 'c')
  expect([...moved.keys()]).toEqual(['c'])
})

test('behavior: nothing is laid out in a dialog that is still hidden', () => {
  Element.prototype.checkVisibility = () => false
  const { reorder } = setUp()
  reorder('b', 'a')
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  expect(moved.size).toBe(0)
  expect(readRect).not.toHaveBeenCalled()
})

test('behavior: nothing moves where motion is reduced', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { reorder } = setUp()
  reorder('b', 'a')
  expect(moved.size).toBe(0)
})
