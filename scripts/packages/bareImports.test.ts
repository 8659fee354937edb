import { expect, test } from 'vitest'
import { bareImports } from './bareImports.ts'

test('default', () => {
  const code = `
    import 'side'
    import { a } from '@scope/a/deep.js'
    export * from "b/deep"
    export { c } from 'c'
    import('d').then(() => import(\`e\`))
    import { own } from './own.js'
    import { byCondition } from '#own'
    import { join } from 'node:path'
    // import 'comment'
    const text = "import 'text'"
  `
  expect(bareImports('dist/a.js', code)).toEqual([
    ...['@scope/a', 'b', 'c', 'd', 'node:path', 'side'],
  ])
})

test('default: types', () => {
  const code = `
    import type { A } from 'a'
    /** @example import { doc } from 'doc' */
    export declare const b: import('@scope/b').B<A>
    export type { C } from 'c/types'
  `
  expect(bareImports('dist/a.d.ts', code)).toEqual(['@scope/b', 'a', 'c'])
})
