import { expect, test } from 'vitest'
import { formatTime } from './formatTime.ts'

const at = new Date('2026-11-28T23:04:59Z')

test.each([
  ['en', '28 November 2026 at 23:04 UTC'],
  ['de', '28. November 2026 um 23:04 UTC'],
  ['ja', '2026年11月28日 23:04 UTC'],
] as const)('default: %s', (language, text) => {
  expect(formatTime(at, language)).toBe(text)
})

test('behavior: the format of a language is made once', () => {
  const { DateTimeFormat } = Intl
  let made = 0
  Object.assign(Intl, {
    DateTimeFormat: class extends DateTimeFormat {
      constructor(...parameters: ConstructorParameters<typeof DateTimeFormat>) {
        super(...parameters)
        made += 1
      }
    },
  })
  try {
    for (let index = 0; index < 3; index += 1) formatTime(at, 'fr')
    // Other tests of this process may have made it.
    expect(made).toBeLessThan(2)
  } finally {
    Object.assign(Intl, { DateTimeFormat })
  }
})
