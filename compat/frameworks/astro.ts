import { compilerOptions } from './compilerOptions.ts'
import type { Framework } from './framework.ts'
import { reactCompiler } from './reactCompiler.ts'
import { toJson } from './toJson.ts'

/** Astro with one island, which is drawn while the site is built. */
export const astro: Framework = {
  isServed: true,
  files: ({ app, cell }) => {
    const { imports, plugin } = reactCompiler(cell)
    return {
      'tsconfig.json': toJson({ compilerOptions, include: ['src/**/*.tsx'] }),
      'astro.config.mjs': [
        "import react from '@astrojs/react'",
        ...imports,
        "import { defineConfig } from 'astro/config'",
        '',
        `export default defineConfig({ integrations: [react()], vite: { plugins: [${plugin}] } })`,
        '',
      ].join('\n'),
      'src/pages/index.astro': [
        '---',
        "import App from '../App.tsx'",
        '---',
        '<!doctype html>',
        '<html lang="en">',
        '  <head><meta charset="utf-8" /><title>App</title><link rel="icon" href="data:," /></head>',
        '  <body><App client:load /></body>',
        '</html>',
        '',
      ].join('\n'),
      'src/App.tsx': app,
    }
  },
  // As `astro add react` does, because the types are peers of `@astrojs/react`.
  packages: () => ['astro', '@astrojs/react', '@types/react', '@types/react-dom'],
  tools: (cell) =>
    cell.react === '19-compiler' ? ['@vitejs/plugin-react', ...reactCompiler(cell).tools] : [],
  build: () => ({ command: 'astro', args: ['build'] }),
  serve: (port) => ({
    command: 'astro',
    args: ['preview', '--host', '127.0.0.1', '--port', String(port)],
  }),
}
