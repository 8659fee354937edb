import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AutoHeight } from './AutoHeight.tsx'
import { engineContext } from './engineContext.ts'
import { type MotionEngine, motionEngine } from './motionEngine.ts'
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

function setUp({ engine }: { engine: MotionEngine | undefined } = { engine: motionEngine }) {
  const draw = (isHeld = false) => (
    <engineContext.Provider value={engine}>
      <AutoHeight>
        <p>content</p>
        {isHeld && <Waiting />}
      </AutoHeight>
    </engineContext.Provider>
  )
  const { rerender, unmount } = render(draw())
  const box = screen.getByText('content').closest<HTMLElement>('[data-moving]')!
  return { box, unmount, setHeld: (isHeld: boolean) => act(async () => rerender(draw(isHeld))) }
}

test('default', async () => {
  const { box, unmount } = setUp()
  change(120)
  // Nothing is set before the height changes: the first opening would be laid out again.
  expect(box.style.height).toBe('')
  expect(box.dataset.moving).toBe('false')
  const seen: number[] = []
  const observer = new MutationObserver(() => seen.push(Number.parseFloat(box.style.height)))
  observer.observe(box, { attributeFilter: ['style'] })
  change(220)
  expect(box.style.height).toBe('120px')
  expect(box.dataset.moving).toBe('true')
  await waitFor(() => expect(box.dataset.moving).toBe('false'))
  observer.disconnect()
  expect(box.style.height).toBe('')
  // A spring without overshoot.
  expect(Math.max(...seen.filter(Number.isFinite))).toBeLessThanOrEqual(220)
  unmount()
  expect(disconnect).toHaveBeenCalled()
})

test('behavior: at once while nothing may move', () => {
  const { box } = setUp({ engine: undefined })
  change(120)
  change(220)
  expect(box.style.height).toBe('')
  expect(box.dataset.moving).toBe('false')
})

test('behavior: another change midway starts from where it is', async () => {
  const { box } = setUp()
  change(100)
  change(500)
  await waitFor(() => expect(Number.parseFloat(box.style.height)).toBeGreaterThan(150))
  change(100)
  expect(Number.parseFloat(box.style.height)).toBeGreaterThan(100)
  await waitFor(() => expect(box.dataset.moving).toBe('false'))
})

test.each([
  { title: 'moving', engine: motionEngine },
  { title: 'at rest', engine: undefined },
])('behavior: only grows while it is held, $title', async ({ engine }) => {
  const { box, setHeld } = setUp({ engine })
  change(400)
  await setHeld(true)
  change(240)
  expect(box.style.height).toBe('400px')
  change(450)
  await waitFor(() => expect(box.style.height).toBe('450px'))
  natural = 300
  await setHeld(false)
  await waitFor(() => expect(box.style.height).toBe(''))
})
