import { compilerOptions } from './compilerOptions.ts'
import type { Framework } from './framework.ts'
import { reactCompiler } from './reactCompiler.ts'
import { toJson } from './toJson.ts'

export const tanstackStart: Framework = {
  isServed: true,
  files: ({ app, cell }) => {
    const { imports, plugin } = reactCompiler(cell)
    return {
      'tsconfig.json': toJson({
        compilerOptions: { ...compilerOptions, types: ['vite/client'] },
        include: ['src'],
      }),
      'vite.config.ts': [
        "import { tanstackStart } from '@tanstack/react-start/plugin/vite'",
        "import react from '@vitejs/plugin-react'",
        ...imports,
        "import { defineConfig } from 'vite'",
        '',
        `export default defineConfig({ plugins: [tanstackStart(), react(), ${plugin}] })`,
        '',
      ].join('\n'),
      'src/router.tsx': router,
      'src/routes/__root.tsx': root,
      'src/routes/index.tsx': [
        "import { createFileRoute } from '@tanstack/react-router'",
        "import App from '../App.tsx'",
        '',
        "export const Route = createFileRoute('/')({ component: App })",
        '',
      ].join('\n'),
      'src/App.tsx': app,
    }
  },
  packages: () => ['@tanstack/react-start', '@tanstack/react-router'],
  tools: (cell) => ['vite', '@vitejs/plugin-react', ...reactCompiler(cell).tools],
  build: () => ({ command: 'vite', args: ['build'] }),
  serve: (port) => ({
    command: 'vite',
    args: ['preview', '--host', '127.0.0.1', '--port', String(port)],
  }),
}

const router = [
  "import { createRouter } from '@tanstack/react-router'",
  "import { routeTree } from './routeTree.gen'",
  '',
  'export function getRouter() {',
  '  return createRouter({ routeTree })',
  '}',
  '',
].join('\n')

const root = [
  "import { createRootRoute, HeadContent, Scripts } from '@tanstack/react-router'",
  "import type { ReactNode } from 'react'",
  '',
  'export const Route = createRootRoute({',
  "  head: () => ({ links: [{ rel: 'icon', href: 'data:,' }] }),",
  '  shellComponent: Shell,',
  '})',
  '',
  'function Shell({ children }: { children: ReactNode }) {',
  '  return (',
  '    <html lang="en">',
  '      <head><HeadContent /></head>',
  '      <body>',
  '        {children}',
  '        <Scripts />',
  '      </body>',
  '    </html>',
  '  )',
  '}',
  '',
].join('\n')
