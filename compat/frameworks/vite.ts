import { browserEntry } from './browserEntry.ts'
import { compilerOptions } from './compilerOptions.ts'
import type { Framework } from './framework.ts'
import { reactCompiler } from './reactCompiler.ts'
import { toJson } from './toJson.ts'

export const vite: Framework = {
  isServed: false,
  files: ({ app, cell }) => {
    const { imports, plugin } = reactCompiler(cell)
    return {
      'tsconfig.json': toJson({
        compilerOptions: { ...compilerOptions, types: ['vite/client'] },
        include: ['src'],
      }),
      'vite.config.ts': [
        "import react from '@vitejs/plugin-react'",
        ...imports,
        "import { defineConfig } from 'vite'",
        '',
        `export default defineConfig({ plugins: [react(), ${plugin}] })`,
        '',
      ].join('\n'),
      'index.html': page('/src/main.tsx'),
      'src/main.tsx': browserEntry,
      'src/App.tsx': app,
    }
  },
  packages: () => [],
  tools: (cell) => ['vite', '@vitejs/plugin-react', ...reactCompiler(cell).tools],
  build: () => ({ command: 'vite', args: ['build'] }),
  serve: (port) => ({
    command: 'vite',
    args: ['preview', '--host', '127.0.0.1', '--port', String(port)],
  }),
}

function page(script: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '  <head><meta charset="UTF-8" /><title>App</title><link rel="icon" href="data:," /></head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="${script}"></script>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n')
}
