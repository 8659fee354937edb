import { expect, test } from 'vitest'
import { addAppleName } from './addAppleName.ts'
import { localUser } from './localUser.ts'

const page = '<form method="post" action="/back"><input name="code" value="1"/></form>'

test('default: once for each visitor', () => {
  const named = new Set<string>()
  const first = addAppleName(page, { ...localUser, name: 'Ada "A" <L>' }, named)
  expect(first).toContain('name="user" value="{&quot;name&quot;:{&quot;firstName&quot;:&quot;Ada')
  expect(first).toContain('&lt;L>')
  expect(addAppleName(page, localUser, named)).toBe(page)
  expect(addAppleName(page, { ...localUser, id: '2', email: null }, named)).toContain('"user"')
})

test('behavior: a refusal tells no name', () => {
  const refused = page.replace('"code"', '"error"')
  expect(addAppleName(refused, localUser, new Set())).toBe(refused)
})
