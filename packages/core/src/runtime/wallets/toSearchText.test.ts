import { expect, test } from 'vitest'
import { toSearchText } from './toSearchText.ts'

test.each([
  ['Trust Wallet', 'trustwallet'],
  ['  Été\u00a0', 'ete'],
  ['ＯＫＸ', 'okx'],
  ['', ''],
])('default: %j is %j', (text, wanted) => {
  expect(toSearchText(text)).toBe(wanted)
})
