// @vitest-environment node
import { expectTypeOf, test } from 'vitest'
import type { MessageValues } from './messageValues.ts'

type Nested =
  '{count, plural, =0 {No wallet on {network}} one {# wallet} other {# {kind, select, new {new in {place}} other {wallets}}}} of {owner}'

test('behavior: a message asks for its values, and for nothing else', () => {
  expectTypeOf<keyof MessageValues<'Close'>>().toEqualTypeOf<never>()
  expectTypeOf<MessageValues<'{a} and {b}'>>().toEqualTypeOf<{
    readonly a: string
    readonly b: string
  }>()
  expectTypeOf<MessageValues<'{count, plural, one {wallet} other {wallets}}'>>().toEqualTypeOf<{
    readonly count: number
  }>()
  expectTypeOf<MessageValues<Nested>>().toEqualTypeOf<{
    readonly count: number
    readonly network: string
    readonly kind: string
    readonly place: string
    readonly owner: string
  }>()
  expectTypeOf<MessageValues<'{link}: {count, plural, other {#}}', Element>>().toEqualTypeOf<{
    readonly link: Element
    readonly count: number
  }>()
})
