import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestEngine } from '../test/createTestEngine.ts'
import { AutoHeight } from './AutoHeight.tsx'
import { engineContext } from './engineContext.ts'
import { useHeldHeight } from './useHeldHeight.ts'

type Sizes = { content?: number; box?: number }
let report: (sizes: Sizes) => void
let natural = 0
const disconnect = vi.fn()

beforeEach(() => {
  const observers: ((sizes: Sizes) => void)[] = []
  report = (sizes) =>
    act(() => {
      for (const observer of observers) observer(sizes)
    })
  // The box has its natural height unless one is set.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.style.height ? Number.parseFloat(this.style.height) : natural
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly targets: Element[] = []
      constructor(callback: (entries: unknown[]) => void) {
        observers.push(({ content, box }) => {
          const entries = this.targets.flatMap((target) => {
            const blockSize = target.hasAttribute('data-moving') ? box : content
            return blockSize === undefined ? [] : [{ target, borderBoxSize: [{ blockSize }] }]
          })
          if (entries.length > 0) callback(entries)
        })
      }
      observe(target: Element) {
        this.targets.push(target)
      }
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Content that grows or shrinks to a height. */
function change(height: number) {
  natural = height
  report({ content: height, box: height })
}

function Waiting() {
  useHeldHeight(true)
  return null
}

function setUp({ moves = true } = {}) {
  const engine = createTestEngine()
  const draw = (isHeld = false) => (
    <engineContext.Provider value={moves ? engine : undefined}>
      <AutoHeight>
        <p>content</p>
        {isHeld && <Waiting />}
      </AutoHeight>
    </engineContext.Provider>
  )
  const { rerender, unmount } = render(draw())
  const box = screen.getByText('content').closest<HTMLElement>('[data-moving]')!
  return {
    box,
    engine,
    unmount,
    setHeld: (isHeld: boolean) => act(async () => rerender(draw(isHeld))),
  }
}

test('default', async () => {
  const { box, engine, unmount } = setUp()
  change(120)
  // Nothing is set before the height changes: the first opening would be laid out again.
  expect(box.style.height).toBe('')
  expect(box.dataset.moving).toBe('false')
  change(220)
  expect(box.style.height).toBe('120px')
  expect(box.dataset.moving).toBe('true')
  expect(engine.sprung?.target).toBe(220)
  engine.step(0.5)
  expect(box.style.height).toBe('170px')
  await engine.finish()
  expect(box.dataset.moving).toBe('false')
  expect(box.style.height).toBe('')
  unmount()
  expect(disconnect).toHaveBeenCalled()
})

test('behavior: at once while nothing may move', () => {
  const { box } = setUp({ moves: false })
  change(120)
  change(220)
  expect(box.style.height).toBe('')
  expect(box.dataset.moving).toBe('false')
})

test('behavior: another change midway starts from where it is', () => {
  const { box, engine } = setUp()
  change(100)
  change(500)
  engine.step(0.5)
  change(200)
  expect(box.style.height).toBe('300px')
  expect(engine.sprung?.target).toBe(200)
})

test.each([true, false])('behavior: only grows while it is held, moves: %s', async (moves) => {
  const { box, engine, setHeld } = setUp({ moves })
  change(400)
  await setHeld(true)
  change(240)
  expect(box.style.height).toBe('400px')
  change(450)
  await engine.finish()
  expect(box.style.height).toBe('450px')
  natural = 300
  await setHeld(false)
  await engine.finish()
  expect(box.style.height).toBe('')
})
