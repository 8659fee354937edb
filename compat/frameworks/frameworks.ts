import type { Cell } from '../matrix/axes.ts'
import { astro } from './astro.ts'
import { createNext } from './createNext.ts'
import type { Framework } from './framework.ts'
import { reactRouter } from './reactRouter.ts'
import { rsbuild } from './rsbuild.ts'
import { tanstackStart } from './tanstackStart.ts'
import { vite } from './vite.ts'

export const frameworks: { readonly [id in Cell['framework']]: Framework } = {
  vite,
  'next-turbopack': createNext({ bundler: 'turbopack' }),
  'next-webpack': createNext({ bundler: 'webpack' }),
  'react-router': reactRouter,
  'tanstack-start': tanstackStart,
  rsbuild,
  astro,
}
