import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { createTile } from './createTile.ts'

const shape =
  /^<svg xmlns="[\w:/.]+" viewBox="0 0 36 36"><path fill="#[\da-f]{6}" d="[\w ]+"\/><text [^<>]*>([^<>]*)<\/text><\/svg>$/

function textOf(tile: string): string {
  return shape.exec(tile)?.[1] ?? 'not a tile'
}

test('default', () => {
  expect(createTile('USD')).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#a16207" d="M0 0h36v36H0z"/><text x="18" y="18" dy=".35em" fill="#fff" font-family="system-ui,sans-serif" font-size="11.5" font-weight="600" text-anchor="middle">USD</text></svg>"`,
  )
})

test('behavior: the same text always looks the same, others differ', () => {
  expect(createTile('ABC')).toBe(createTile('ABC'))
  expect(createTile('ABC')).not.toBe(createTile('ABD'))
})

test('behavior: four letters at most, whole ones', () => {
  expect(textOf(createTile('🦊🦊🦊🦊🦊'))).toBe('🦊🦊🦊🦊')
})

test('behavior: no text becomes markup or breaks the document', { timeout: 30_000 }, () => {
  const text = fc.oneof(
    anyText(),
    fc.constantFrom('</te', '"><s', '&#0;', '\0\u0001', '\ud800', '\u202e', '\uffff'),
  )
  fc.assert(
    fc.property(text, (value) => {
      const inside = textOf(createTile(value))
      expect(inside).not.toBe('not a tile')
      expect(inside.isWellFormed()).toBe(true)
      expect(inside.replace(/&#\d\d;/g, '')).not.toMatch(/[&<>"'\p{Cc}\p{Cf}\uFFFE\uFFFF]/u)
    }),
  )
})
