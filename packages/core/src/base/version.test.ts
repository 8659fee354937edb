import { expect, test } from 'vitest'
import { version } from './version.ts'

test('default', async () => {
  const manifest = new URL('../../package.json', import.meta.url).href
  const { default: content } = await import(/* @vite-ignore */ manifest)
  expect(content).toMatchObject({ name: '@cleat/core', version })
})
