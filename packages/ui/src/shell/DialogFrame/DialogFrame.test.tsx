import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { DialogFrame } from './DialogFrame.tsx'

type FrameOptions = { closes?: boolean }

/** A page with a button that opens a frame. `closes` is whether the frame may close. */
function renderFrame({ closes = true }: FrameOptions = {}) {
  const onClose = vi.fn(() => closes)
  const Page = () => {
    const [isOpen, setIsOpen] = useState(false)
    const [opener, setOpener] = useState(0)
    const title = useRef<HTMLHeadingElement>(null)
    const close = () => {
      if (closes) setIsOpen(false)
      setOpener(opener + 1)
      return onClose()
    }
    return (
      <>
        <span data-cleat="button">
          <button key={opener} type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
        </span>
        <DialogFrame
          isWaiting={false}
          isOpen={isOpen}
          isFullScreen={false}
          isShaking={false}
          titleId="title"
          initialFocus={title}
          onClose={close}
        >
          <h2 ref={title} id="title" tabIndex={-1}>
            Frame
          </h2>
          <button type="button">First</button>
          <button type="button">Last</button>
        </DialogFrame>
      </>
    )
  }
  renderWithKit(<Page />)
  return { onClose, user: userEvent.setup() }
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Frame' })
const button = (name: string) => screen.getByRole('button', { name })
const scrim = () => dialog().firstElementChild as HTMLElement

async function open(options?: FrameOptions) {
  const page = renderFrame(options)
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.user.click(button('Open'))
  return page
}

test('default', async () => {
  await open()
  expect(dialog().open).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('behavior: Escape closes, and the button in place of the opener has the focus', async () => {
  const { user, onClose } = await open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Open'))
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})

test('behavior: a press on the scrim closes', async () => {
  const { user, onClose } = await open()
  await user.click(screen.getByRole('heading'))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(scrim())
  expect(onClose).toHaveBeenCalledOnce()
})

test('behavior: a press that began inside does not', async () => {
  const { onClose } = await open()
  fireEvent.pointerDown(screen.getByRole('heading'))
  fireEvent.click(scrim())
  expect(onClose).not.toHaveBeenCalled()
})

test('behavior: the browser asks before it closes', async () => {
  const { onClose } = await open({ closes: false })
  const event = new Event('cancel', { cancelable: true })
  await act(async () => dialog().dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog().open).toBe(true)
})

test.each([true, false])('behavior: closed by the browser, and allowed: %s', async (closes) => {
  const { onClose } = await open({ closes })
  await act(() => import('./followSheet.ts'))
  const element = dialog()
  await act(async () => {
    element.open = false
    element.dispatchEvent(new Event('close'))
  })
  expect(onClose).toHaveBeenCalledOnce()
  expect(element.open).toBe(!closes)
})

test('behavior: open again while it leaves', async () => {
  const { user } = await open()
  const before = dialog()
  await user.keyboard('{Escape}')
  await user.click(button('Open'))
  expect(dialog()).toBe(before)
  expect(before.open).toBe(true)
})

test('behavior: shown by the browser as modal where it can', async () => {
  const calls: string[] = []
  const { prototype } = HTMLDialogElement
  const show = function (this: HTMLDialogElement) {
    calls.push('showModal')
    this.open = true
  }
  const close = function (this: HTMLDialogElement) {
    calls.push('close')
    this.open = false
  }
  Object.assign(prototype, { showModal: show, close })
  try {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(calls.at(0)).toBe('showModal')
    expect(calls.at(-1)).toBe('close')
    expect(calls.filter((call) => call === 'showModal')).toHaveLength(
      calls.filter((call) => call === 'close').length,
    )
  } finally {
    Reflect.deleteProperty(prototype, 'showModal')
    Reflect.deleteProperty(prototype, 'close')
  }
})

test('behavior: nothing in the page is touched but its own', async () => {
  const { body, documentElement: html } = document
  const attributes = () => [html, body].map((element) => element.getAttributeNames().join())
  const before = attributes()
  const { user } = await open()
  expect(attributes()).toEqual(before)
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  expect(attributes()).toEqual(before)
})

function pull(element: Element, distance: number) {
  const touch = (type: string, clientY: number, timeStamp: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    const touches = type === 'touchend' ? [] : [{ clientX: 0, clientY }]
    Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } })
    return act(async () => element.dispatchEvent(event))
  }
  return {
    start: async () => {
      await touch('touchstart', 0, 0)
      await touch('touchmove', distance, 1000)
    },
    end: () => touch('touchend', distance, 2000),
  }
}

test.each([true, false])('behavior: pulled down on a phone, and allowed: %s', async (closes) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const { onClose } = await open({ closes })
  await act(() => import('./followSheet.ts'))
  const element = dialog()
  const popup = element.lastElementChild as HTMLElement
  const finger = pull(screen.getByRole('heading'), 220)
  await finger.start()
  expect(element.hasAttribute('data-swiping')).toBe(true)
  expect(popup.style.transform).toBe('translateY(220px)')
  expect(Number(scrim().style.opacity)).toBeCloseTo(0.45)
  await finger.end()
  expect(onClose).toHaveBeenCalledOnce()
  // The stylesheet brings it out or back.
  expect(element.hasAttribute('data-swiping')).toBe(false)
  expect(popup.style.transform).toBe('')
  expect(element.open).toBe(!closes)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('behavior: without fingers, nothing is loaded to follow them', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('coarse') }))
  await open()
  await act(() => import('./followSheet.ts'))
  const finger = pull(screen.getByRole('heading'), 220)
  await finger.start()
  expect(dialog().hasAttribute('data-swiping')).toBe(false)
  vi.unstubAllGlobals()
})
