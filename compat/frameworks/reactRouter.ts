import type { Cell } from '../matrix/axes.ts'
import { compilerOptions } from './compilerOptions.ts'
import type { Framework } from './framework.ts'
import { reactCompiler } from './reactCompiler.ts'
import { toJson } from './toJson.ts'

/** React Router as a framework, which draws on the server. */
export const reactRouter: Framework = {
  isServed: true,
  files: ({ app, cell }) => {
    const { imports, plugin } = reactCompiler(cell)
    return {
      'tsconfig.json': toJson({
        compilerOptions: { ...compilerOptions, types: ['vite/client'] },
        include: ['app'],
      }),
      'vite.config.ts': [
        "import { reactRouter } from '@react-router/dev/vite'",
        ...imports,
        "import { defineConfig } from 'vite'",
        '',
        `export default defineConfig({ plugins: [reactRouter(), ${plugin}] })`,
        '',
      ].join('\n'),
      'app/routes.ts': [
        "import { index, type RouteConfig } from '@react-router/dev/routes'",
        '',
        "export default [index('home.tsx')] satisfies RouteConfig",
        '',
      ].join('\n'),
      'app/root.tsx': root,
      'app/home.tsx': "export { default } from './App.tsx'\n",
      'app/App.tsx': app,
      ...(version(cell) === earlier && { 'react-router.config.ts': flags }),
    }
  },
  packages: (cell) => [
    ...[`react-router@${version(cell)}`, `@react-router/node@${version(cell)}`],
    ...[`@react-router/serve@${version(cell)}`, 'isbot'],
  ],
  tools: (cell) => [
    ...['vite', `@react-router/dev@${version(cell)}`],
    ...(cell.react === '19-compiler' ? ['@vitejs/plugin-react', ...reactCompiler(cell).tools] : []),
  ],
  build: () => ({ command: 'react-router', args: ['build'] }),
  serve: (port) => ({
    command: 'react-router-serve',
    args: ['build/server/index.js'],
    env: { HOST: '127.0.0.1', PORT: String(port) },
  }),
}

/** The newest asks for Node 22.22 and React 19.2. */
function version({ react, node, typescript }: Cell): string {
  const isEarlier = node === '20' || react === '18'
  return isEarlier && typescript !== '7' ? earlier : '8.4.0'
}

const earlier = '7.18.4'

/** What is the rule in 8. Without them 7 warns in each build. */
const flags = [
  "import type { Config } from '@react-router/dev/config'",
  '',
  'export default {',
  '  future: {',
  '    v8_middleware: true,',
  '    v8_passThroughRequests: true,',
  '    v8_splitRouteModules: true,',
  '    v8_trailingSlashAwareDataRequests: true,',
  '    v8_viteEnvironmentApi: true,',
  '  },',
  '} satisfies Config',
  '',
].join('\n')

const root = [
  "import type { ReactNode } from 'react'",
  "import { Outlet, Scripts } from 'react-router'",
  '',
  'export function Layout({ children }: { children: ReactNode }) {',
  '  return (',
  '    <html lang="en">',
  '      <head><meta charSet="utf-8" /><link rel="icon" href="data:," /></head>',
  '      <body>',
  '        {children}',
  '        <Scripts />',
  '      </body>',
  '    </html>',
  '  )',
  '}',
  '',
  'export default function Root() {',
  '  return <Outlet />',
  '}',
  '',
].join('\n')
