import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { arbitraryFields } from '../test/arbitraryFields.ts'
import { validTexts } from '../test/eip4361Vectors.ts'
import { formatMessage } from './formatMessage.ts'
import { parseMessage } from './parseMessage.ts'

// By hand: CLEAT_RUNS=100000 vitest run --project siwx messages.property
const numRuns = fc.readConfigureGlobal().numRuns ?? 2000
const timeout = numRuns * 60

function write(fields: SignInFields): string {
  const formatted = formatMessage(fields)
  if (formatted.status === 'invalid') throw new Error(`${formatted.field} ${formatted.reason}`)
  return formatted.message
}

/** What the reference implementation makes of a text of Ethereum. */
function isRead(text: string): boolean {
  try {
    new ParsedMessage(text)
    return true
  } catch {
    return false
  }
}

test('property: a message says what was written', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFields, async (fields) => {
      const parsed = await parseMessage(write(fields))
      expect(parsed).toMatchObject({ status: 'parsed', fields })
      if (parsed.status === 'parsed') expect(write(parsed.fields)).toBe(write(fields))
    }),
  )
})

test('property: a message with another byte says something else, or nothing', {
  timeout,
}, async () => {
  const changes = fc.record({
    at: fc.nat(),
    byte: fc.integer({ min: 0, max: 255 }),
    kind: fc.constantFrom('replace', 'insert', 'remove'),
  })
  await fc.assert(
    fc.asyncProperty(arbitraryFields, changes, async (fields, { at, byte, kind }) => {
      const bytes = [...new TextEncoder().encode(write(fields))]
      const place = at % bytes.length
      const changed = [...bytes]
      changed.splice(place, kind === 'insert' ? 0 : 1, ...(kind === 'remove' ? [] : [byte]))
      fc.pre(changed.join() !== bytes.join())
      const parsed = await parseMessage(Uint8Array.from(changed))
      if (parsed.status === 'parsed') expect(parsed.fields).not.toEqual(fields)
    }),
    { numRuns },
  )
})

const pieces = [
  ...['\n', '\r', ' ', '  ', ':', '//', '@', '%', '%41', '[', ']', '#', '?', '/', '-', '0', '9'],
  ...['Nonce: 12345678', 'URI: a:b', 'Resources:', '- a:b', 'Request ID: ', 'Version: 1', 'é'],
  ...['Not Before: 2026-01-01T00:00:00Z', 'Expiration Time: 2026-01-01T00:00:00Z', '\t', '"'],
]

test('property: accepts nothing that the reference implementation refuses', {
  timeout,
}, async () => {
  const change = fc.record({
    at: fc.nat(),
    length: fc.integer({ min: 0, max: 4 }),
    piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })),
  })
  const texts = fc.oneof(
    fc.constantFrom(...validTexts.map(({ message }) => message)),
    arbitraryFields.filter(({ namespace }) => namespace === 'eip155').map(write),
  )
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(texts, fc.array(change, { maxLength: 2 }), async (text, changes) => {
      const changed = changes.reduce((before, { at, length, piece }) => {
        const place = at % (before.length + 1)
        return before.slice(0, place) + piece + before.slice(place + length)
      }, text)
      const parsed = await parseMessage(changed)
      if (parsed.status === 'invalid') return
      accepted += 1
      expect([changed, isRead(changed)]).toEqual([changed, true])
    }),
    { numRuns },
  )
  expect(accepted).toBeGreaterThan(100)
})
