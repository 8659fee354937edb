import { expect, test } from 'vitest'
import { listForgedMessages } from './listForgedMessages.ts'

const address = `0x${'1'.repeat(40)}`
const messages = listForgedMessages(address)

test('default', () => {
  const rows = Array.from({ length: 24 }, (_, at) => `I${String(at + 1).padStart(2, '0')}`)
  expect([...new Set(messages.map(({ row }) => row))]).toEqual(rows)
  expect(messages.filter(({ json }) => json.includes(address)).length).toBeGreaterThan(1)
})

test.each(messages)('behavior: $row, $name is data of a message', ({ json }) => {
  expect(JSON.parse(json)).not.toBeUndefined()
})

test('behavior: a name of every object stays one', () => {
  const { json = '' } = messages.find(({ row }) => row === 'I07') ?? {}
  expect(Object.keys(JSON.parse(json))).toContain('__proto__')
})
