import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AutoHeight } from './AutoHeight.tsx'
import { useHeldHeight } from './useHeldHeight.ts'

type Sizes = { content?: number; box?: number }
let report: (sizes: Sizes) => void
let natural = 0
let midway: number | undefined
const disconnect = vi.fn()

beforeEach(() => {
  const observers: ((sizes: Sizes) => void)[] = []
  report = (sizes) =>
    act(() => {
      for (const observer of observers) observer(sizes)
    })
  // The box has its natural height unless one is set, or seen midway.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return midway ?? (this.style.height ? Number.parseFloat(this.style.height) : natural)
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
  midway = undefined
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

/** What the box is animated by, in order. */
type Glide = { heights: readonly string[]; onfinish?: () => void }

function setUp({ moves = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: moves }))
  const draw = (isHeld = false) => (
    <AutoHeight>
      <p>content</p>
      {isHeld && <Waiting />}
    </AutoHeight>
  )
  const { rerender, unmount } = render(draw())
  const box = screen.getByText('content').closest<HTMLElement>('[data-moving]')!
  const glides: Glide[] = []
  Reflect.set(box, 'animate', ({ height }: { height: string[] }) => {
    const cancel = () => {
      midway = undefined
    }
    const gliding = { heights: height, cancel }
    glides.push(gliding)
    return gliding
  })
  return {
    box,
    glides,
    unmount,
    finish: () => {
      midway = undefined
      glides.at(-1)?.onfinish?.()
    },
    setHeld: (isHeld: boolean) => act(async () => rerender(draw(isHeld))),
  }
}

test('default', () => {
  const { box, glides, finish, unmount } = setUp()
  change(120)
  // Nothing is set before the height changes: the first opening would be laid out again.
  expect(box.style.height).toBe('')
  expect(glides).toEqual([])
  change(220)
  expect(glides[0]?.heights).toEqual(['120px', '220px'])
  expect(box.dataset.moving).toBe('true')
  // The frames of the motion itself change nothing.
  report({ box: 180 })
  expect(glides).toHaveLength(1)
  finish()
  expect(box.dataset.moving).toBe('false')
  expect(box.style.height).toBe('')
  unmount()
  expect(disconnect).toHaveBeenCalled()
})

test('behavior: at once where motion is reduced', () => {
  const { box, glides } = setUp({ moves: false })
  change(120)
  change(220)
  expect(glides).toEqual([])
  expect(box.style.height).toBe('')
  expect(box.dataset.moving).toBe('false')
})

test('behavior: another change midway starts from what is seen', () => {
  const { box, glides } = setUp()
  change(100)
  change(500)
  midway = 300
  natural = 200
  report({ content: 200, box: 300 })
  expect(glides[1]?.heights).toEqual(['300px', '200px'])
  expect(box.dataset.moving).toBe('true')
})

test.each([true, false])('behavior: only grows while it is held, moves: %s', async (moves) => {
  const { box, finish, setHeld } = setUp({ moves })
  change(400)
  await setHeld(true)
  // At once, so that it is never laid out lower.
  expect(box.style.height).toBe('400px')
  change(240)
  expect(box.style.height).toBe('400px')
  change(450)
  finish()
  expect(box.style.height).toBe('450px')
  natural = 300
  await setHeld(false)
  finish()
  expect(box.style.height).toBe('')
  expect(box.dataset.moving).toBe('false')
})
