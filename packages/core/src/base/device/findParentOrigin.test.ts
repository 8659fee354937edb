import { expect, test } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { findParentOrigin } from './findParentOrigin.ts'

const ancestors = ['https://near.example', 'https://far.example']
const referrer = 'https://referrer.example/page'

test('default', () => {
  expect(findParentOrigin(createDeviceWindow({ ancestors, referrer }))).toBe(ancestors[0])
})

test('behavior: the referrer counts only where ancestors are not told', () => {
  const facts = { ancestors, hasNoAncestorOrigins: true }
  expect(findParentOrigin(createDeviceWindow({ ...facts, referrer }))).toBe(referrer)
  expect(findParentOrigin(createDeviceWindow(facts))).toBe('')
  expect(findParentOrigin(createDeviceWindow({ ancestors: [], referrer }))).toBeUndefined()
})
