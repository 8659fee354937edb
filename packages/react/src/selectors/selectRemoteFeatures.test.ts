import { expect, test } from 'vitest'
import { selectRemoteFeatures } from './selectRemoteFeatures.ts'

test('default: what the app has', () => {
  const without = selectRemoteFeatures({ email: true, socials: ['x'], history: false }, undefined)
  expect(without).toMatchObject({ email: false, socials: false, activity: false, headless: true })
  const all = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
  expect(selectRemoteFeatures(undefined, true)).toMatchObject({ email: true, socials: all })
  expect(selectRemoteFeatures({ email: false, socials: false }, true)).toMatchObject({
    ...{ email: false, socials: false },
  })
  expect(selectRemoteFeatures({ socials: ['x'] }, true).socials).toEqual(['x'])
})
