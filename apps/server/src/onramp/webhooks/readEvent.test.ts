import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readEvent } from './readEvent.ts'

const schema = v.object({ a: v.number() })
const read = (text: string) => readEvent({ rawBody: Buffer.from(text), schema })

test('default', () => {
  expect(read('{"a":1,"b":2}')).toEqual({ a: 1 })
  expect([read('{"a":"1"}'), read('{'), read('')]).toEqual([undefined, undefined, undefined])
})
