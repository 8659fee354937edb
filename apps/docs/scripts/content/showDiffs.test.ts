import { expect, test } from 'vitest'
import { showDiffs } from './showDiffs.ts'

const show = (text: string) =>
  showDiffs({ source: 'docs/migration-a.md', text, read: (path) => `-${path}\n+b\n` })

test('default: a link that stands alone becomes what it leads to', () => {
  expect(show('Look:\n\n[the diff](../packages/a.diff)\n\nSo.')).toBe(
    'Look:\n\n```diff\n-packages/a.diff\n+b\n```\n\nSo.',
  )
})

test('behavior: other links stay', () => {
  const text = 'See [the diff](../packages/a.diff).\n\n[a page](b.md)'
  expect(show(text)).toBe(text)
})
