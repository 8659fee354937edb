import { expect, test } from 'vitest'
import { parseQuickStart, readQuickStart } from './readQuickStart.ts'

test('default', async () => {
  const { packages, app } = await readQuickStart()
  expect(packages).toContain('@cleat/react')
  expect(app).toContain("from '@cleat/react'")
})

test('behavior: the first of each', () => {
  const readme = [
    ...['# Cleat', '', '```sh', 'npm install a b', 'pnpm add a b', '```', ''],
    ...['```tsx', 'one()', '```', '', '```tsx', 'two()', '```'],
  ]
  expect(parseQuickStart(readme.join('\n'))).toEqual({ packages: ['a', 'b'], app: 'one()\n' })
})

test('error: nothing to copy', () => {
  expect(() => parseQuickStart('# Cleat\n')).toThrow('The README has no npm command')
})
