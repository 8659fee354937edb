import { expect, test } from 'vitest'
import { createFakeWindow, createStorageEvent } from '../../test/createFakeWindow.ts'
import { followEndings } from './followEndings.ts'

function create() {
  const page = createFakeWindow()
  const ended: string[] = []
  const onEnded = (topic: string) => void ended.push(topic)
  const stop = followEndings({ page, prefix: 'cleat.wc.', onEnded })
  const change = (key: string | null, value: string | null) =>
    page.dispatchEvent(createStorageEvent(key, value))
  return { page, ended, stop, change }
}

test('default', () => {
  const { ended, change } = create()
  change('cleat.wc.ending-topics', '["one","two"]')
  expect(ended).toEqual(['one', 'two'])
})

test.each([
  ['of another kit', 'cleat.other.wc.ending-topics', '["one"]'],
  ['of another key', 'cleat.wc.keys', '["one"]'],
  ['of everything', null, null],
  ['to nothing', 'cleat.wc.ending-topics', null],
  ['to no list', 'cleat.wc.ending-topics', '{"0":"one"}'],
  ['to half of one', 'cleat.wc.ending-topics', '["one'],
])('behavior: a change %s ends nothing', (_, key, value) => {
  const { ended, change } = create()
  change(key, value)
  expect(ended).toEqual([])
})

test('behavior: stopped, nothing is listened to', () => {
  const { page, stop } = create()
  stop()
  expect(page.countListeners()).toBe(0)
})
