import { act, render } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AutoHeight } from './AutoHeight.tsx'
import { ViewTransition } from './ViewTransition.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Step = { name: string; place?: object; direction?: 'none' | 'forward' | 'back' }

function Counter({ of: text }: { of: string }) {
  const [count] = useState(() => ({ text }))
  return <p>{count.text}</p>
}

const places: Record<string, object> = {}

function Page({ name, place, direction = 'forward' }: Step) {
  places[name] ??= {}
  return (
    <AutoHeight>
      <ViewTransition
        name={name}
        place={place ?? places[name]!}
        direction={direction}
        isRightToLeft={false}
      >
        <Counter of={name} />
      </ViewTransition>
    </AutoHeight>
  )
}

function setUp() {
  const { container, rerender } = render(<Page name="a" />, { wrapper: StrictMode })
  const stage = container.querySelector<HTMLElement>('[data-sign]')!
  const views = () =>
    [...stage.children].map((view) => {
      const { leaving, first } = (view as HTMLElement).dataset
      const marks = [leaving === 'true' && 'leaving', first === 'true' && 'first']
      return [view.textContent, ...marks.filter(Boolean)].join(' ')
    })
  return {
    stage,
    views,
    scroller: stage.parentElement!.parentElement!,
    go: (step: Step) => rerender(<Page {...step} />),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('default', () => {
  const { stage, views, go, wait } = setUp()
  expect(views()).toEqual(['a first'])
  go({ name: 'b' })
  expect(views()).toEqual(['a leaving first', 'b'])
  expect(stage.dataset.sign).toBe('1')
  expect(stage.children[0]?.getAttribute('aria-hidden')).toBe('true')
  expect((stage.children[0] as HTMLElement).inert).toBe(true)
  wait(180)
  expect(views()).toEqual(['b'])
  go({ name: 'c', direction: 'back' })
  expect(stage.dataset.sign).toBe('-1')
})

test('behavior: a view that is left keeps its element and its state', () => {
  const { stage, go } = setUp()
  const element = stage.children[0]
  go({ name: 'b' })
  expect(stage.children[0]).toBe(element)
  expect(element?.textContent).toBe('a')
})

test('behavior: faster than the motion', () => {
  const { views, go, wait } = setUp()
  go({ name: 'b' })
  wait(100)
  go({ name: 'c' })
  expect(views()).toEqual(['a leaving first', 'b leaving', 'c'])
  wait(80)
  expect(views()).toEqual(['b leaving', 'c'])
  wait(100)
  expect(views()).toEqual(['c'])
})

test('behavior: starts at the top, and comes back to where it was left', () => {
  const { stage, scroller, go } = setUp()
  const scrollTo = (top: number) => {
    scroller.scrollTop = top
    scroller.dispatchEvent(new Event('scroll'))
  }
  const list = {}
  go({ name: 'list', place: list })
  scrollTo(300)
  go({ name: 'detail' })
  expect(scroller.scrollTop).toBe(0)
  expect(stage.style.getPropertyValue('--cleat-shift')).toBe('-300px')
  scrollTo(20)
  go({ name: 'list again', place: list, direction: 'back' })
  expect(scroller.scrollTop).toBe(300)
  expect(stage.style.getPropertyValue('--cleat-shift')).toBe('280px')
  go({ name: 'elsewhere' })
  go({ name: 'list anew', place: list })
  expect(scroller.scrollTop).toBe(0)
})
