import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type HandoffHint, openHandoffHints } from './handoffHints.ts'

afterEach(() => vi.unstubAllGlobals())

function open(hash: string) {
  const heard: HandoffHint[] = []
  const hints = openHandoffHints(hash, (hint) => void heard.push(hint))
  onTestFinished(hints.close)
  return { ...hints, heard }
}

test('default: one handoff hears the other side, and not itself', async () => {
  const [frame, window, stranger] = [open('a'), open('a'), open('b')]
  window.tell('here')
  frame.tell('over')
  await vi.waitFor(() => expect([frame.heard, window.heard]).toEqual([['here'], ['over']]))
  expect(stranger.heard).toEqual([])
})

test('behavior: each hint is heard, and nothing once it is closed', async () => {
  const [frame, window] = [open('c'), open('c')]
  const all = ['here', 'leaving', 'answered', 'over'] as const
  for (const hint of all) window.tell(hint)
  await vi.waitFor(() => expect(frame.heard).toEqual(all))
  const third = open('c')
  frame.close()
  window.tell('here')
  await vi.waitFor(() => expect(third.heard).toEqual(['here']))
  expect(frame.heard).toEqual(all)
})

test('error: anything else on its channel is no hint', async () => {
  const frame = open('a')
  const channel = new BroadcastChannel('cleat-handoff-a')
  onTestFinished(() => channel.close())
  for (const data of [{ kind: 'approve' }, 'approve', null, 7, 'answered'])
    channel.postMessage(data)
  await vi.waitFor(() => expect(frame.heard).toEqual(['answered']))
})

test('behavior: a browser that refuses it hears nothing, and fails nothing', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new Error('SecurityError')
      }
    },
  )
  const frame = open('a')
  frame.tell('over')
  expect(frame.heard).toEqual([])
})
