import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { keepKeys } from './keepKeys.ts'

let stop = () => undefined as unknown
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

function setUp(html: string) {
  document.body.innerHTML = `<button id="outside"></button><div id="box">${html}</div><button></button>`
  const box = document.querySelector<HTMLElement>('#box')!
  const onEscape = vi.fn()
  stop = keepKeys(box, { onEscape })
  const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!
  return { box, onEscape, find, user: userEvent.setup() }
}

const buttons =
  '<h2 id="title" tabindex="-1"></h2><button id="a"></button><a id="b" href="#"></a><button disabled></button><i tabindex="-1"></i><p inert><button></button></p><p aria-hidden="true"><button></button></p>'

test('default', async () => {
  const { find, user } = setUp(buttons)
  find('title').focus()
  const seen: string[] = []
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await user.keyboard(keys)
    seen.push(document.activeElement?.id ?? '')
  }
  expect(seen).toEqual(['a', 'b', 'a', 'b'])
})

test('behavior: a frame is reached, from both sides', () => {
  const { find } = setUp('<button id="a"></button><iframe id="frame" title="Wallet"></iframe>')
  const press = (shiftKey: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true })
    find('a').dispatchEvent(event)
    return event.defaultPrevented
  }
  find('a').focus()
  // The browser goes into the frame.
  expect(press(false)).toBe(false)
  expect(press(true)).toBe(true)
  expect(document.activeElement?.id).toBe('frame')
})

test('behavior: back from the title is the end', async () => {
  const { find, user } = setUp(buttons)
  find('title').focus()
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.id).toBe('b')
})

test('behavior: nobody else hears Tab and Escape, also who listens earliest on the document', async () => {
  const { find, onEscape, user } = setUp(buttons)
  const heard: string[] = []
  const listen = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', listen, true)
  find('a').focus()
  await user.keyboard('x{Tab}{Escape}')
  document.removeEventListener('keydown', listen, true)
  expect(heard).toEqual(['x'])
  expect(onEscape).toHaveBeenCalledOnce()
})

test('behavior: keys elsewhere are not ours', async () => {
  const { find, onEscape, user } = setUp(buttons)
  find('outside').focus()
  await user.keyboard('{Escape}')
  expect(onEscape).not.toHaveBeenCalled()
})

test('behavior: Escape that takes back a composition closes nothing', () => {
  const { find, onEscape } = setUp('<input id="field">')
  find('field').focus()
  find('field').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }),
  )
  expect(onEscape).not.toHaveBeenCalled()
})

test('behavior: Escape in a search that is not empty is left to the field', async () => {
  const { find, onEscape, user } = setUp('<input id="field" type="search" placeholder="Search">')
  find('field').focus()
  await user.keyboard('a{Escape}')
  expect(onEscape).not.toHaveBeenCalled()
  await user.clear(find('field'))
  await user.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('behavior: inside a closed shadow root', async () => {
  document.body.innerHTML = '<div></div>'
  const root = document.querySelector('div')!.attachShadow({ mode: 'closed' })
  root.innerHTML = '<div><button id="a"></button></div>'
  const onEscape = vi.fn()
  stop = keepKeys(root.querySelector('div')!, { onEscape })
  root.querySelector('button')!.focus()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('behavior: nothing is heard once it is stopped', async () => {
  const { find, onEscape, user } = setUp(buttons)
  find('a').focus()
  stop()
  await user.keyboard('{Escape}')
  expect(onEscape).not.toHaveBeenCalled()
})
