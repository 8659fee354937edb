import { expect, test } from 'vitest'
import { createMailbox } from './createMailbox.ts'
import type { Page } from './page.ts'

const createPage = (): Page => ({ tab: 0, window: new EventTarget(), globals: {}, isOpen: true })
const ask = (path: string, init?: RequestInit) => new Request(`https://node.test/${path}`, init)

test('default: each request waits for its answer', async () => {
  const mailbox = createMailbox()
  const body = '{"id":1}'
  const asked = mailbox.send(createPage(), ask('a', { method: 'POST' }), body)
  const letter = mailbox.take(0)
  expect(letter).toMatchObject({ url: 'https://node.test/a', method: 'POST', body })
  letter?.answer({ status: 201, body: '{"result":7}' })
  const response = await asked
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ result: 7 })
  expect(mailbox.letters).toEqual([])
  expect(mailbox.count).toBe(1)
})

test('behavior: the oldest is first, and any number takes one of them', () => {
  const mailbox = createMailbox()
  const page = createPage()
  for (const path of ['a', 'b', 'c']) void mailbox.send(page, ask(path), undefined)
  expect(mailbox.letters.map(({ url }) => url.at(-1))).toEqual(['a', 'b', 'c'])
  expect([4, 0, 7, 9].map((at) => mailbox.take(at)?.url.at(-1))).toEqual(['b', 'a', 'c', undefined])
})

test('behavior: a page that is gone has no letters and hears no answer', async () => {
  const mailbox = createMailbox()
  const [page, other] = [createPage(), createPage()]
  const heard: string[] = []
  const asked = mailbox.send(page, ask('a'), undefined)
  asked.then(
    () => heard.push('answer'),
    () => heard.push('failure'),
  )
  const letter = mailbox.take(0)
  void mailbox.send(page, ask('b'), undefined)
  void mailbox.send(other, ask('c'), undefined)
  page.isOpen = false
  expect(mailbox.letters.map(({ url }) => url.at(-1))).toEqual(['c'])
  letter?.answer({ status: 200, body: '{}' })
  letter?.fail()
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard).toEqual([])
})

test('behavior: an aborted request ends at once, and nobody can answer it', async () => {
  const mailbox = createMailbox()
  const controller = new AbortController()
  const reason = new Error('The visitor left.')
  const asked = mailbox.send(createPage(), ask('a', { signal: controller.signal }), undefined)
  controller.abort(reason)
  await expect(asked).rejects.toBe(reason)
  expect(mailbox.take(0)).toBeUndefined()
  const late = mailbox.send(createPage(), ask('b', { signal: controller.signal }), undefined)
  await expect(late).rejects.toBe(reason)
  expect(mailbox.letters).toEqual([])
})

test('error: a broken connection is that of `fetch`', async () => {
  const mailbox = createMailbox()
  const asked = mailbox.send(createPage(), ask('a'), undefined)
  mailbox.take(0)?.fail()
  await expect(asked).rejects.toThrow(new TypeError('Failed to fetch'))
})
