import { expect, test } from 'vitest'
import { splitsStorage } from './splitsStorage.ts'

const of = (vendor: string) => splitsStorage({ navigator: { vendor } as Navigator })

test('behavior: WebKit alone, also in other browsers of iOS', () => {
  expect(['Apple Computer, Inc.', 'Google Inc.', ''].map(of)).toEqual([true, false, false])
})
