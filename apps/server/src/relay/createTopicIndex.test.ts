import { expect, test } from 'vitest'
import { createTopicIndex } from './createTopicIndex.ts'

test('default', () => {
  const index = createTopicIndex<string>()
  index.add('topic', 'a')
  index.add('topic', 'b')
  index.add('topic', 'a')
  index.add('other', 'a')
  expect([...index.of('topic')]).toEqual(['a', 'b'])
  expect([...index.of('nothing')]).toEqual([])
  expect(index.size).toBe(2)
})

test('behavior: the last one to go is told apart', () => {
  const index = createTopicIndex<string>()
  index.add('topic', 'a')
  index.add('topic', 'b')
  expect(index.remove('topic', 'a')).toBe(false)
  expect(index.remove('topic', 'c')).toBe(false)
  expect(index.remove('topic', 'b')).toBe(true)
  expect(index.size).toBe(0)
})

test('behavior: members may come and go while they are gone through', () => {
  const index = createTopicIndex<string>()
  for (const member of ['a', 'b', 'c']) index.add('topic', member)
  const seen: string[] = []
  for (const member of index.of('topic')) {
    seen.push(member)
    index.remove('topic', member)
  }
  expect(seen).toEqual(['a', 'b', 'c'])
})
