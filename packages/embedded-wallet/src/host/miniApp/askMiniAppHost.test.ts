import { expect, test } from 'vitest'
import { openTestMiniApp } from '../../test/openTestMiniApp.ts'
import { askMiniAppHost } from './askMiniAppHost.ts'

const { signal } = new AbortController()

test('default: values and functions of a host that Comlink exposes', async () => {
  const app = openTestMiniApp({
    context: { user: { fid: 5650 } },
    signIn: async (options: object) => ({ result: options }),
  })
  const context = askMiniAppHost({ ...app, signal, question: { read: 'context' } })
  const signed = askMiniAppHost({ ...app, signal, question: { call: 'signIn', with: { a: 1 } } })
  expect(await context).toEqual({ user: { fid: 5650 } })
  expect(await signed).toEqual({ result: { a: 1 } })
})

test('error: the host has no such function, or it throws', async () => {
  const app = openTestMiniApp({
    async signIn() {
      throw new Error('no')
    },
  })
  const ask = (call: string) =>
    askMiniAppHost({ ...app, signal, question: { call, with: {} } }).catch(String)
  expect(await ask('signIn')).toContain('does not know')
  expect(await ask('mint')).toContain('does not know')
})

test('behavior: answers to others and of another form are not heard', async () => {
  const target = new EventTarget()
  const life = new AbortController()
  let id = ''
  const bridge = {
    postMessage(text: string) {
      id = JSON.parse(text).id
    },
  }
  const asking = askMiniAppHost({
    ...{ bridge, target, signal: life.signal, question: { read: 'context' } },
  })
  const say = (data: unknown) =>
    target.dispatchEvent(new MessageEvent('FarcasterFrameCallback', { data }))
  for (const data of [null, 'x', { id }, { id: 'a', type: 'RAW', value: 1 }, { id, type: 'SET' }])
    say(data)
  say({ id, type: 'RAW', value: 2 })
  say({ id, type: 'RAW', value: 3 })
  expect(await asking).toBe(2)
})

test('behavior: what is called off ends', async () => {
  const life = new AbortController()
  const question = { read: 'context' }
  const silent = { bridge: { postMessage: () => undefined }, target: new EventTarget() }
  const asking = askMiniAppHost({ ...silent, question, signal: life.signal })
  life.abort(new Error('left'))
  await expect(asking).rejects.toThrow('left')
  await expect(askMiniAppHost({ ...silent, question, signal: life.signal })).rejects.toThrow('left')
})
