import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { createTestEngine } from '../test/createTestEngine.ts'
import { AutoHeight } from './AutoHeight.tsx'
import { engineContext } from './engineContext.ts'
import { ViewTransition } from './ViewTransition.tsx'

type Step = {
  name: string
  place?: object
  direction?: 'none' | 'forward' | 'back'
  isRightToLeft?: boolean
}

function Counter({ of: text }: { of: string }) {
  const [count] = useState(() => ({ text }))
  return <p>{count.text}</p>
}

const places: Record<string, object> = {}

function Page({ name, place, direction = 'forward', isRightToLeft = false }: Step) {
  places[name] ??= {}
  return (
    <AutoHeight>
      <ViewTransition
        name={name}
        place={place ?? places[name]!}
        direction={direction}
        isRightToLeft={isRightToLeft}
      >
        <Counter of={name} />
      </ViewTransition>
    </AutoHeight>
  )
}

function setUp({ moves = true } = {}) {
  const engine = createTestEngine()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <engineContext.Provider value={moves ? engine : undefined}>{children}</engineContext.Provider>
    </StrictMode>
  )
  const { container, rerender } = render(<Page name="a" />, { wrapper })
  const stage = container.querySelector<HTMLElement>('[data-leaving]')!.parentElement!
  const views = () =>
    [...stage.children].map((view) =>
      (view as HTMLElement).dataset.leaving === 'true'
        ? `${view.textContent} leaving`
        : view.textContent,
    )
  return {
    stage,
    views,
    motionOf: (index: number) => engine.played.get(stage.children[index]!),
    finish: () => act(engine.finish),
    scroller: stage.parentElement!.parentElement!,
    go: (step: Step) => act(() => rerender(<Page {...step} />)),
  }
}

test('default', async () => {
  const { stage, views, motionOf, finish, go } = setUp()
  expect(views()).toEqual(['a'])
  expect(motionOf(0)).toBeUndefined()
  go({ name: 'b' })
  expect(views()).toEqual(['a leaving', 'b'])
  expect(stage.children[0]?.getAttribute('aria-hidden')).toBe('true')
  // Nothing is styled for it before a key is pressed.
  expect((stage.children[0] as HTMLElement).inert).toBeFalsy()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect((stage.children[0] as HTMLElement).inert).toBe(true)
  expect(motionOf(0)).toEqual({
    opacity: [1, 0],
    transform: ['translate(0px)', 'translateX(-12px)'],
  })
  expect(motionOf(1)).toEqual({
    opacity: [0, 1],
    transform: ['translateX(12px)', 'translateX(0px)'],
  })
  await finish()
  expect(views()).toEqual(['b'])
})

test.each([
  { direction: 'back' as const, isRightToLeft: false, from: -12 },
  { direction: 'forward' as const, isRightToLeft: true, from: -12 },
  { direction: 'back' as const, isRightToLeft: true, from: 12 },
  { direction: 'none' as const, isRightToLeft: false, from: 0 },
])('behavior: $direction, right to left: $isRightToLeft', ({ from, ...step }) => {
  const { motionOf, go } = setUp()
  go({ name: 'b', ...step })
  const move = (offset: number) => `translateX(${offset}px)`
  expect(motionOf(0)?.transform).toEqual(['translate(0px)', move(-from)])
  expect(motionOf(1)?.transform).toEqual([move(from), move(0)])
})

test('behavior: shown at once while nothing may move', () => {
  const { stage, views, go } = setUp({ moves: false })
  go({ name: 'b' })
  expect(views()).toEqual(['b'])
  expect(stage.children[0]?.hasAttribute('style')).toBe(false)
})

test('behavior: a view that is left keeps its element and its state', () => {
  const { stage, go } = setUp()
  const element = stage.children[0]
  go({ name: 'b' })
  expect(stage.children[0]).toBe(element)
  expect(element?.textContent).toBe('a')
})

test('behavior: faster than the motion', async () => {
  const { views, motionOf, finish, go } = setUp()
  go({ name: 'b' })
  go({ name: 'c' })
  expect(views()).toEqual(['a leaving', 'b leaving', 'c'])
  // What had not come yet leaves from where it is.
  expect(motionOf(1)).toEqual({ opacity: 0, transform: 'translateX(-12px)' })
  await finish()
  expect(views()).toEqual(['c'])
})

test('behavior: starts at the top, and comes back to where it was left', () => {
  const { stage, scroller, go } = setUp({ moves: false })
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
