// @vitest-environment node
import type { RouteName } from '@cleat/core'
import { expect, expectTypeOf, test } from 'vitest'
import * as registry from './registry.ts'

type Features = typeof registry
type Shown = { [id in keyof Features]: keyof Features[id]['views'] }[keyof Features]

test('default', () => {
  for (const [name, { id }] of Object.entries(registry)) expect(id).toBe(name)
})

test('behavior: every route has a view', () => {
  expectTypeOf<Shown>().toEqualTypeOf<RouteName>()
})

test('behavior: no two features show the same route', () => {
  const names = Object.values(registry).flatMap(({ views }) => Object.keys(views))
  expect(new Set(names).size).toBe(names.length)
})
