import { expect, test } from 'vitest'
import { toJson } from './toJson.ts'

test('default', () => {
  expect(toJson({ epoch: 0xffff_ffff_ffff_ffffn, list: [1n, 2, '3', null] })).toBe(
    '{"epoch":18446744073709551615,"list":[1,2,"3",null]}',
  )
})
