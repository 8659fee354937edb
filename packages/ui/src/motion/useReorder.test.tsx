import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestEngine } from '../test/createTestEngine.ts'
import { engineContext } from './engineContext.ts'
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

beforeEach(() => {
  vi.useFakeTimers()
  // Rows of 60 px below each other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: this.tagName === 'LI' ? 100 + index * 60 : 100 } as DOMRect
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setUp({ moves = true } = {}) {
  const engine = createTestEngine()
  const draw = (order: readonly string[]) => (
    <engineContext.Provider value={moves ? engine : undefined}>
      <List order={order} />
    </engineContext.Provider>
  )
  const { rerender } = render(draw(['a', 'b']))
  act(() => void vi.advanceTimersToNextFrame())
  return {
    reorder: (...order: string[]) => rerender(draw(order)),
    motionOf: (key: string) => engine.played.get(screen.getByText(key)),
  }
}

test('default', () => {
  const { reorder, motionOf } = setUp()
  expect(motionOf('a')).toBeUndefined()
  reorder('new', 'a', 'b')
  expect(motionOf('new')).toEqual({ opacity: [0, 1] })
  expect(motionOf('a')).toEqual({ transform: ['translateY(-60px)', 'translateY(0px)'] })
})

test('behavior: the same order moves nothing', () => {
  const { reorder, motionOf } = setUp()
  reorder('a', 'b')
  expect(motionOf('a')).toBeUndefined()
})

test('behavior: nothing moves without an engine', () => {
  const { reorder, motionOf } = setUp({ moves: false })
  reorder('b', 'a')
  expect(motionOf('b')).toBeUndefined()
})
